// Public interface of this module for other modules.
export { type NewPaper } from './paper-content.js';
export { Papers } from './papers.js';
export { PapersModule } from './papers.module.js';
export { PaySlips } from './pay-slips.js';
export { type TaxedPayment, type TaxLines, TaxPapers } from './tax-papers.js';
export { TaxRecipients } from './tax-recipients.js';
export { type YearlyPayChange } from './yearly-pay.repository.js';
