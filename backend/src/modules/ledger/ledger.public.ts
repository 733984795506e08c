// Public interface of this module for other modules.
export { createLedger } from './create-ledger.js';
export { Ledger } from './ledger.js';
export { LedgerChecks, type LedgerInvariant } from './ledger-checks.read-model.js';
export { LedgerError } from './ledger.errors.js';
export { LedgerModule } from './ledger.module.js';
export { type BookedPosting, PostingReadModel } from './posting.read-model.js';
export { type StatementLine, StatementReadModel } from './statement.read-model.js';
