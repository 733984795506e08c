// Public interface of this module for other modules.
export { refusesPair } from './review-pairs-sql.js';
