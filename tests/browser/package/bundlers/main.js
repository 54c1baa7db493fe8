import 'plyscope';

const view = document.createElement('plyscope-view');
Object.assign(view, {
  tree: [
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ],
  step: 'cutoff:1',
});
view.addEventListener('plyscope-step', ({ detail }) => {
  document.querySelector('output').textContent = detail.sentence;
});
document.querySelector('main').prepend(view);
document.querySelector('button').addEventListener('click', () => {
  view.tree = [[3], [2, 4]];
});
