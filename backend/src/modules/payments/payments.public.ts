// What other modules may use of this one.
export { Contests, type ContestTerms } from './contests.js';
export { Holds } from './holds.js';
export { Payees } from './payees.js';
