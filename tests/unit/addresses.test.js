/** Addresses in a text, which become codes, and names of files. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addressIn,
  belowCode,
  isOfThisMachine,
  withoutAddress,
} from '../../www/src/text/addresses.js';
import { asFileName } from '../../www/src/text/file-names.js';

const LONG = `https://plyscope.example/some/where/#lecture=${'1eJyrVs'.repeat(20)}`;

test('an address has a code, without what ends its sentence, and is read once: in the text, or below its code', () => {
  for (const [text, address, rest, below] of [
    ['Nothing here.', '', 'Nothing here.', ''],
    ['See https://a.example/b, and think.', 'https://a.example/b', null, ''],
    ['Is it https://a.example/b?', 'https://a.example/b', null, ''],
    ['At home:\nhttps://a.example/b\n', 'https://a.example/b', 'At home:', 'https://a.example/b'],
    [`At home: ${LONG}`, LONG, 'At home:', 'https://plyscope.example/some/where/…'],
    [LONG, LONG, '', 'https://plyscope.example/some/where/…'],
  ]) {
    const found = [addressIn(text ?? ''), withoutAddress(text ?? ''), belowCode(text ?? '')];
    assert.deepEqual(found, [address, rest ?? text, below], text ?? '');
  }
});

test('an address of this machine has no code, since no phone reaches it, and stays in the text', () => {
  const own = [
    'http://localhost:8080/#tree=a',
    'http://x.localhost/',
    'http://127.0.0.1',
    'http://127.1.2.3:80/a',
    'https://[::1]/',
    'http://0.0.0.0:5173/',
    'file:///home/a/plyscope.html',
  ];
  for (const address of own) {
    assert.ok(isOfThisMachine(address), address);
    assert.deepEqual(
      [addressIn(address), withoutAddress(address), belowCode(address)],
      ['', address, ''],
    );
    assert.equal(addressIn(`${address} or https://a.example/`), 'https://a.example/');
  }
  for (const address of [
    'https://localhost.example/',
    'http://127.example/',
    'http://192.168.0.7/',
  ])
    assert.ok(!isOfThisMachine(address), address);
});

test('the name of a file keeps the letters of any script, and nothing that a system refuses', () => {
  for (const [text, name] of [
    ['Pruning', 'Pruning'],
    ['Отсечения: лекция 4', 'Отсечения-лекция-4'],
    ['Slå över / nästa?', 'Slå-över-nästa'],
    ['Đorđe: «a\\b» | <c>', 'Đorđe-a-b-c'],
    ['探索', '探索'],
    ['a\u0301b', '\u00e1b'],
    ['..hidden. ', 'hidden'],
    ['🙂', ''],
    ['', ''],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])
    assert.equal(asFileName(text), name);
});
