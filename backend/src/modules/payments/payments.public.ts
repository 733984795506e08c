// What other modules may use of this one.
export { Holds } from './holds.js';
export { Payees } from './payees.js';
