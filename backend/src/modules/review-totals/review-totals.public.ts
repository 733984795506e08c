// Public interface of this module for other modules.
export { type ReviewedAccount, ReviewTotalsRepository } from './review-totals.repository.js';
export { expectedAgainOf, reviewTotalsOf } from './review-totals-sql.js';
export { ReviewTotalsModule } from './review-totals.module.js';
