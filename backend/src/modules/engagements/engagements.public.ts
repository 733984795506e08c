// Public interface of this module for other modules.
export { AgainAnswers } from './again-answers.js';
export {
  type BookingCancellationListener,
  type CancelledBooking,
  OnBookingCancelled,
} from './booking-cancellations.js';
export { Bookings } from './bookings.js';
export { DoneWorkReadModel, type DoneShift } from './done-work.read-model.js';
export { EngagementLocks } from './engagement-locks.js';
export type { BookingTerms } from './engagement.repository.js';
export { EngagementsModule } from './engagements.module.js';
export { EngagementEntity } from './entities/engagement.entity.js';
export { RegularsReadModel } from './regulars.read-model.js';
export { UpiIds } from './upi-ids.js';
export { UpiReversals } from './upi-reversals.js';
export { WORKER_RECORD } from './worker-record.js';
