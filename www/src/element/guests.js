/** What else each view has in pages of others. A view that a page holds already is one before that is listed, so it takes it once it is loaded. */

/** @import { ReactiveController } from 'lit' */
/** @import { PlyscopeView } from './view.js' */

/** @type {((view: PlyscopeView) => ReactiveController)[]} */
export const GUESTS = [];
