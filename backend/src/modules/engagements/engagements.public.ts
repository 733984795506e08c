// What other modules may use of this one.
export {
  type BookingCancellationListener,
  type CancelledBooking,
  OnBookingCancelled,
} from './booking-cancellations.js';
export { Bookings } from './bookings.js';
export type { BookingTerms, Cancellation } from './engagement.repository.js';
export { EngagementsModule } from './engagements.module.js';
export { EngagementEntity } from './entities/engagement.entity.js';
export { type RegularWorker, RegularsReadModel } from './regulars.read-model.js';
export { WORKER_RECORD, type WorkerRecord } from './worker-record.js';
