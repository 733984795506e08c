import { z } from 'zod';

/**
 * What an event is about, and what its subject is the id of:
 * - `notifications`: the bell of the account; no subject.
 * - `applications`: an application, for its seeker and for the employer.
 * - `received-applications`: a job whose applications came to be others, or moved to another step; for its employer.
 * - `interviews`: an interview request.
 * - `messages`: a conversation.
 * - `jobs`: a job that was posted or changed, for its employer.
 * - `job-views`: a job that somebody looked at, for its employer.
 * - `job-requests`: an offer of instant work, for its worker.
 * - `instant-jobs`: an instant job, for its employer.
 * - `engagements`: work that was accepted, for both sides.
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

/** One thing that changed for an account: its topic, and the id of what changed where that is one thing. */
export interface Change {
  topic: EventTopic;
  subject?: string;
}

/** A place in the stream of events: the database's transaction bound and the time it was read at (microseconds since 1970). */
export const EVENT_POSITION = /^(\d{1,18})-(\d{1,17})$/;

/** A stream is opened behind what the browser has seen already; its own reconnects say so in `Last-Event-ID`. */
export const EventStreamQuerySchema = z.strictObject({
  lastEventId: z.string().regex(EVENT_POSITION).optional(),
});
export type EventStreamQuery = z.infer<typeof EventStreamQuerySchema>;

/** Seconds between two heartbeats of a stream. */
export const EVENT_HEARTBEAT_SECONDS = 20;
/** Hours that events are kept for replay; whoever was away longer loads everything anew. */
export const EVENT_REPLAY_HOURS = 24;
/** Changes that are replayed at most; whoever missed more loads everything anew. */
export const EVENT_REPLAY_MAX = 200;
/** Streams that one account may hold open in one process; the oldest gives way. */
export const EVENT_STREAMS_MAX = 10;
