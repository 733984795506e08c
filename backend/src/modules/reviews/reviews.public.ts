// What other modules may use of this one.
export { refusesPair } from './review-pairs-sql.js';
