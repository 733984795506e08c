import { z } from 'zod';

/** What an event is about; each topic stands for what a page shows of it. */
export const EVENT_TOPICS = ['notifications', 'applications', 'interviews', 'messages', 'jobs', 'user'] as const;
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
