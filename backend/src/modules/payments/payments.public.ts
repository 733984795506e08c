// What other modules may use of this one.
export { type ChangedHold, type HoldListener, OnHoldChanged } from './hold-changes.js';
export { Holds, type HoldTerms } from './holds.js';
export { Payees } from './payees.js';
export { PaymentsModule } from './payments.module.js';
