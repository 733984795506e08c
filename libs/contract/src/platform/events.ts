import { z } from 'zod';

/**
 * Topics of events, and the object that the subject identifies:
 * - `notifications`: the bell of the account; no subject.
 * - `applications`: an application, for its seeker and for the employer.
 * - `received-applications`: a job with new, changed or withdrawn applications; for its employer.
 * - `interviews`: an interview request.
 * - `messages`: a conversation.
 * - `jobs`: a posted or changed job, for its employer.
 * - `job-views`: a viewed job, for its employer.
 * - `job-requests`: an offer of instant work, for its worker.
 * - `instant-jobs`: an instant job, for its employer.
 * - `engagements`: accepted work, for both sides.
 * - `saved-searches`: a saved search of the account.
 * - `calendar-feed`: the calendar address of the account; no subject.
 * - `user`: the account itself; no subject.
 */
export const EVENT_TOPICS = [
  'notifications',
  'applications',
  'received-applications',
  'interviews',
  'messages',
  'jobs',
  'job-views',
  'job-requests',
  'instant-jobs',
  'engagements',
  'saved-searches',
  'calendar-feed',
  'user',
] as const;
export type EventTopic = (typeof EVENT_TOPICS)[number];

/** One change that concerns an account: its topic, and the id of the changed object, if it is a single one. */
export interface Change {
  topic: EventTopic;
  subject?: string;
}

/** A place in the stream of events: the database's transaction bound and the time it was read at (microseconds since 1970). */
export const EVENT_POSITION = /^(\d{1,18})-(\d{1,17})$/;

/**
 * Position after which a stream begins: the last event that the browser has seen. Its own reconnects send it in
 * `Last-Event-ID`.
 */
export const EventStreamQuerySchema = z.strictObject({
  lastEventId: z.string().regex(EVENT_POSITION).optional(),
});
export type EventStreamQuery = z.infer<typeof EventStreamQuerySchema>;

/** Seconds between two heartbeats of a stream. */
export const EVENT_HEARTBEAT_SECONDS = 20;
/** Hours for which events are stored for replay; a client that was disconnected longer reloads everything. */
export const EVENT_REPLAY_HOURS = 24;
/** Maximum number of replayed changes; a client that missed more reloads everything. */
export const EVENT_REPLAY_MAX = 200;
/** Maximum number of open streams of one account in one process; a further one closes the oldest. */
export const EVENT_STREAMS_MAX = 10;
