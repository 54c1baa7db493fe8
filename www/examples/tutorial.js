// The button shows the cut, and the words beside it say which step is on show.

const view = document.querySelector('#far-above');
document.querySelector('#cut').addEventListener('click', () => {
  view.step = 19;
});
view.addEventListener('plyscope-step', ({ detail }) => {
  document.querySelector('#where').textContent = `Step ${detail.step} of ${detail.steps}`;
});
