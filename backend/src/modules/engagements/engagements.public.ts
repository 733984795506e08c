// Public interface of this module for other modules.
export { AgainAnswers } from './bookings/again-answers.js';
export {
  type BookingCancellationListener,
  type CancelledBooking,
  OnBookingCancelled,
} from './records/booking-cancellations.js';
export { Bookings } from './bookings/bookings.js';
export { DoneWorkReadModel, type DoneShift } from './bookings/done-work.read-model.js';
export { EngagementLocks } from './records/engagement-locks.js';
export type { BookingTerms } from './records/engagement.repository.js';
export { EngagementsModule } from './engagements.module.js';
export { EngagementEntity } from './entities/engagement.entity.js';
export { RegularsReadModel } from './bookings/regulars.read-model.js';
export { UpiIds } from './payees/upi-ids.js';
export { UpiReversals } from './payees/upi-reversals.js';
export { WORKER_RECORD } from './records/worker-record.js';
