// Public interface of this module for other modules.
export { hadMessageHidden } from './hidden-message-sql.js';
