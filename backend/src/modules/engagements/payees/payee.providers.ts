import { NotifyFormerContactUseCase } from './notify-former-contact.use-case.js';
import { PayeeNotifier } from './payee-notifier.js';
import { PayeeReadModel } from './payee.read-model.js';
import { UpdateUpiUseCase } from './update-upi.use-case.js';
import { UpiChanges } from './upi-changes.js';
import { UpiIds } from './upi-ids.js';
import { UpiReportTokens } from './upi-report-tokens.js';
import { UpiReversals } from './upi-reversals.js';

/** Providers of UPI ids, and of the protection of their owners. */
export const PAYEE_PROVIDERS = [
  NotifyFormerContactUseCase,
  PayeeNotifier,
  PayeeReadModel,
  UpdateUpiUseCase,
  UpiChanges,
  UpiIds,
  UpiReportTokens,
  UpiReversals,
];
