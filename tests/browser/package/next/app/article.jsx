'use client';

import { PlyscopeView } from 'plyscope/react';
import { useState } from 'react';

export function Article() {
  const [tree, setTree] = useState([
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ]);
  const [sentence, setSentence] = useState('');
  return (
    <>
      <PlyscopeView
        tree={tree}
        step="cutoff:1"
        editable={false}
        onplyscope-step={({ detail }) => setSentence(detail.sentence)}
      />
      <output>{sentence}</output>
      <button type="button" onClick={() => setTree([[3], [2, 4]])}>
        Another tree
      </button>
    </>
  );
}
