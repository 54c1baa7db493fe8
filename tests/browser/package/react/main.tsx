import type { PlyscopeEventMap, PlyscopeView } from 'plyscope';
import 'plyscope';
import 'plyscope/css';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Article() {
  const view = useRef<PlyscopeView>(null);
  const [sentence, setSentence] = useState('');
  const [tree, setTree] = useState<number[][]>([
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ]);
  const listen = (event: PlyscopeEventMap['plyscope-step']) => setSentence(event.detail.sentence);
  return (
    <main>
      <plyscope-view
        id="v"
        ref={view}
        tree={tree}
        algorithm="alpha-beta"
        controls="bar"
        className="wide"
        onplyscope-step={listen}
      />
      <p>
        The first cut is{' '}
        <plyscope-step for="v" to="cutoff:1">
          here
        </plyscope-step>
        , after{' '}
        <plyscope-say for="v" what="entered">
          11
        </plyscope-say>{' '}
        nodes. <plyscope-when is="cut:H">H is cut.</plyscope-when>
      </p>
      <output>{sentence}</output>
      <button type="button" onClick={() => view.current?.next('cutoff')}>
        On
      </button>
      <button type="button" onClick={() => setTree([[3], [2, 4]])}>
        Another tree
      </button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Article />);
