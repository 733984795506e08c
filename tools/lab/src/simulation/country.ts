import { EVENT_REPLAY_HOURS } from '@nukkad/contract/platform/events';
import { SESSION_IDLE_DAYS } from '@nukkad/contract/limits';
import { NOTIFICATION_DAYS } from '@nukkad/contract/messages/notifications';

const DAYS_OF_YEAR = 365;
const SECONDS_OF_HOUR = 3600;

/** A kind of call: how often a visit makes it, and its processor time. */
export interface CallKind {
  name: string;
  perVisit: number;
  /** Processor milliseconds of a call, as `npm run bench:http` measured them. */
  serverMs: number;
  databaseMs: number;
  /** Whether a read replica may answer it. */
  isSearch?: boolean;
}

/** A kind of row: how many a visit writes, their size with indexes, and how long they are kept. */
export interface RowKind {
  table: string;
  perVisit: number;
  bytes: number;
  /** Days until the product deletes the row; null: never. */
  keptDays: number | null;
}

/** What people do: assumptions, not measurements. */
export const BEHAVIOUR = {
  /** Share of the accounts that come on a day. */
  dailyShare: 0.08,
  /** Visits a day of an account that comes. */
  visits: 2.2,
  /** Share of the calls of a day in its busiest hour, and the factor of the busiest minute within it. */
  busiestHour: 0.11,
  busiestMinute: 1.5,
  /** Share of the processors that may be busy in the busiest minute. */
  utilisation: 0.6,
} as const;

/** Calls of a visit. Other lists have the mean of eleven measured ones; the time of writes is an assumption as well. */
export const CALLS: readonly CallKind[] = [
  { name: 'account', perVisit: 1, serverMs: 1.6, databaseMs: 0.3 },
  { name: 'notifications', perVisit: 1.5, serverMs: 2.4, databaseMs: 0.4 },
  { name: 'search', perVisit: 2, serverMs: 5.8, databaseMs: 1.8, isSearch: true },
  { name: 'search for a text', perVisit: 0.8, serverMs: 6.2, databaseMs: 4.1, isSearch: true },
  { name: 'other lists', perVisit: 6, serverMs: 2.2, databaseMs: 1.3 },
  { name: 'writes', perVisit: 0.7, serverMs: 4, databaseMs: 2 },
];

/** Rows of a visit. Their bytes were measured with 20,000 rows of each table, with indexes. */
export const ROWS: readonly RowKind[] = [
  // an advertisement with its listing and 27 postings: 400 jobs of the demonstration data
  { table: 'jobs, job_listings, job_terms', perVisit: 0.01, bytes: 12_400, keptDays: null },
  { table: 'applications', perVisit: 0.08, bytes: 454, keptDays: null },
  { table: 'sessions', perVisit: 0.05, bytes: 318, keptDays: SESSION_IDLE_DAYS },
  { table: 'notifications', perVisit: 0.5, bytes: 345, keptDays: NOTIFICATION_DAYS },
  { table: 'message_deliveries', perVisit: 0.6, bytes: 340, keptDays: 30 },
  { table: 'outbox', perVisit: 0.9, bytes: 248, keptDays: 7 },
  { table: 'events', perVisit: 1.2, bytes: 261, keptDays: (EVENT_REPLAY_HOURS + 1) / 24 },
  { table: 'idempotency_keys', perVisit: 0.5, bytes: 475, keptDays: 1 },
  { table: 'audit_entries', perVisit: 0.05, bytes: 357, keptDays: null },
];
/** A row of `users` with its indexes and availability. */
const ACCOUNT_BYTES = 1000;

/** The load and the machines of a number of accounts. */
export interface CountryLoad {
  users: number;
  visitsADay: number;
  callsADay: number;
  /** Calls a second in the busiest minute. */
  peakCalls: number;
  /** Processors of the servers and of the database in the busiest minute, at the permitted utilisation. */
  serverCores: number;
  databaseCores: number;
  /** The part of `databaseCores` that searches take. */
  searchCores: number;
  rowsADay: number;
  bytesADay: number;
  /** Bytes stored after a year of this load, with what has been deleted by then. */
  bytesAfterYear: number;
}

/** Returns the load of `users` accounts. Everything but the accounts themselves is proportional to the visits. */
export function loadOf(users: number, calls = CALLS, rows = ROWS): CountryLoad {
  const visitsADay = users * BEHAVIOUR.dailyShare * BEHAVIOUR.visits;
  const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
    items.reduce((total, item) => total + of(item), 0);
  const peakVisits = (visitsADay * BEHAVIOUR.busiestHour * BEHAVIOUR.busiestMinute) / SECONDS_OF_HOUR;
  const coresFor = (milliseconds: number): number => (peakVisits * milliseconds) / 1000 / BEHAVIOUR.utilisation;
  const callsAVisit = sum(calls, ({ perVisit }) => perVisit);
  return {
    users,
    visitsADay,
    callsADay: visitsADay * callsAVisit,
    peakCalls: peakVisits * callsAVisit,
    serverCores: coresFor(sum(calls, ({ perVisit, serverMs }) => perVisit * serverMs)),
    databaseCores: coresFor(sum(calls, ({ perVisit, databaseMs }) => perVisit * databaseMs)),
    searchCores: coresFor(
      sum(
        calls.filter(({ isSearch }) => isSearch),
        ({ perVisit, databaseMs }) => perVisit * databaseMs,
      ),
    ),
    rowsADay: visitsADay * sum(rows, ({ perVisit }) => perVisit),
    bytesADay: visitsADay * sum(rows, ({ perVisit, bytes }) => perVisit * bytes),
    bytesAfterYear:
      users * ACCOUNT_BYTES +
      visitsADay *
        sum(
          rows,
          ({ perVisit, bytes, keptDays }) => perVisit * bytes * Math.min(keptDays ?? DAYS_OF_YEAR, DAYS_OF_YEAR),
        ),
  };
}
