import 'plyscope';

// Each line is an error, and the test says where there is none.
// @ts-expect-error
export const one = <plyscope-view controls="everything" />;
// @ts-expect-error
export const two = <plyscope-view onplyscope-step={(event) => event.detail.stp} />;
// @ts-expect-error
export const three = <plyscope-view algorithm="alphabeta" />;
// @ts-expect-error
export const four = <plyscope-view options={{ cut: 'gte' }} />;
const step = document.createElement('plyscope-step');
step.to = 'cutoff:1';
// @ts-expect-error
step.too = '';
const view = document.createElement('plyscope-view');
// @ts-expect-error
view.goTo(null);
// @ts-expect-error
view.sentence = '';
view.addEventListener('plyscope-error', (event) => event.detail.message.trim());
view.tree = [[1, 2], 3];
export const tree: string = view.tree;
