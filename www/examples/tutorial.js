// The button shows the cut, and the words beside it say which step is on show.

const view = document.querySelector('#far-above');
const cut = document.querySelector('#cut');
cut.addEventListener('click', () => {
  view.step = 19;
});
cut.hidden = false;
view.addEventListener('plyscope-step', ({ detail }) => {
  document.querySelector('#where').textContent = `Step ${detail.step} of ${detail.steps}`;
});
