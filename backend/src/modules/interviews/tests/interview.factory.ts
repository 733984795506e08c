import { type InterviewStatus, REQUEST_LIFE_HOURS } from '@nukkad/contract/interviews/interviews';
import type { DataSource } from 'typeorm';
import { insertRow } from '../../../../test/insert-row.js';
import type { TestApp } from '../../../../test/app.js';
import { pointAt } from '../../jobs/tests/job.factory.js';
import { InterviewAskEntity } from '../entities/interview-ask.entity.js';
import { InterviewChangeEntity } from '../entities/interview-change.entity.js';
import { InterviewRequestEntity } from '../entities/interview-request.entity.js';
import { InterviewPlaces } from '../interview-places.js';

const HOUR_MS = 3_600_000;

/** The moment so many hours from now; negative for the past. */
export const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

/** Centre of a cell in the middle of Bengaluru, some hundred metres from the jobs of `buildJob`. */
export const HOME = { latitude: 12.975, longitude: 77.605 };

const DECIDED: readonly (InterviewStatus | undefined)[] = ['confirmed', 'rescheduled', 'completed', 'no-show'];

/**
 * Returns the fields that a status requires: a time and a place or phone, and the proposal of a rescheduled interview.
 */
const fieldsFor = (
  status: InterviewStatus | undefined,
  where: Partial<InterviewRequestEntity>,
): Partial<InterviewRequestEntity> => ({
  ...(DECIDED.includes(status) ? { confirmedTime: inHours(30), ...where } : {}),
  ...(status === 'rescheduled' ? { proposedTime: inHours(50), proposedBy: 'employer' } : {}),
});

/** Fields of a request for a job that a test sets itself. */
export type RequestFields = Partial<Omit<InterviewRequestEntity, 'jobId'>> & { jobId?: string };
type ForJob = RequestFields & { seekerId: string; jobId: string };
type Broadcast = Partial<InterviewRequestEntity> & { seekerId: string };

/** Builds an unsaved request for a job: by default by phone, tomorrow, pending. */
export const buildInterviewRequest = (fields: ForJob): Partial<InterviewRequestEntity> => ({
  mode: 'phone',
  requestedTime: inHours(24),
  status: 'pending',
  expiresAt: inHours(REQUEST_LIFE_HOURS),
  ...fieldsFor(fields.status, { phone: '+919800000001' }),
  ...fields,
});

/** Builds an unsaved broadcast: by default for delivery work around HOME, in person, pending. */
export const buildBroadcast = (fields: Broadcast): Partial<InterviewRequestEntity> => ({
  category: 'delivery',
  mode: 'in-person',
  timeSlot: '9:00 AM - 11:00 AM',
  point: pointAt(HOME.latitude, HOME.longitude),
  expiresAt: inHours(REQUEST_LIFE_HOURS),
  status: 'pending',
  ...fieldsFor(fields.status, { place: '12 Church Street' }),
  ...fields,
});

const save = (dataSource: DataSource, fields: Partial<InterviewRequestEntity>): Promise<InterviewRequestEntity> =>
  insertRow(dataSource.getRepository(InterviewRequestEntity), fields);

/** Stores a request made by `buildInterviewRequest`. */
export const saveInterviewRequest = (dataSource: DataSource, fields: ForJob): Promise<InterviewRequestEntity> =>
  save(dataSource, buildInterviewRequest(fields));

/** Stores a broadcast made by `buildBroadcast`. A decided one needs `employerId` and `jobId`. */
export const saveBroadcast = (dataSource: DataSource, fields: Broadcast): Promise<InterviewRequestEntity> =>
  save(dataSource, buildBroadcast(fields));

/** Records that a broadcast was sent to an employer. */
export async function saveAsk(
  dataSource: DataSource,
  fields: Partial<InterviewAskEntity> & Pick<InterviewAskEntity, 'requestId' | 'employerId'>,
): Promise<void> {
  await dataSource.getRepository(InterviewAskEntity).insert(fields);
}

/** Returns the request of the id, with its places and numbers decrypted. */
export async function requestById({ app, dataSource }: TestApp, id: string): Promise<InterviewRequestEntity> {
  const stored = await dataSource.getRepository(InterviewRequestEntity).findOneByOrFail({ id });
  const { place, phone, proposedPlace, proposedPhone } = stored;
  const opened = app
    .get(InterviewPlaces, { strict: false })
    .open({ id, place, phone, proposed_place: proposedPlace, proposed_phone: proposedPhone });
  return Object.assign(stored, {
    place: opened.place,
    phone: opened.phone,
    proposedPlace: opened.proposed_place,
    proposedPhone: opened.proposed_phone,
  });
}

/** Returns the number of tasks of one kind so far. */
export async function countTasks(dataSource: DataSource, task: string): Promise<number> {
  const [row] = await dataSource.query(`SELECT count(*)::int AS count FROM outbox WHERE task = $1`, [task]);
  return (row as { count: number }).count;
}

/** Returns the recorded changes of a request, oldest first. */
export async function changesOf(dataSource: DataSource, requestId: string): Promise<string[]> {
  const changes = await dataSource
    .getRepository(InterviewChangeEntity)
    .find({ where: { requestId }, order: { createdAt: 'ASC' } });
  return changes.map(({ kind, side }) => `${kind} by ${side ?? 'nobody'}`);
}

/** Returns the bell notices of an account, oldest first. */
export async function noticesTo(dataSource: DataSource, userId: string): Promise<string[]> {
  const rows: { text: string }[] = await dataSource.query(
    `SELECT text FROM notifications WHERE user_id = $1 ORDER BY created_at`,
    [userId],
  );
  return rows.map(({ text }) => text.replace('interviews:notice.', ''));
}

/** Returns the accounts that received an event of a request on their open pages, sorted. */
export async function readersOf(dataSource: DataSource, requestId: string): Promise<string[]> {
  const rows: { user_id: string }[] = await dataSource.query(
    `SELECT user_id FROM events WHERE topic = 'interviews' AND subject = $1`,
    [requestId],
  );
  return rows.map((row) => row.user_id).sort();
}

/** Advances the clock of all interviews by this many hours: all their times are moved back. */
export async function letHoursPass(dataSource: DataSource, hours: number): Promise<void> {
  const columns = [
    ...['requested_time', 'confirmed_time', 'proposed_time', 'expires_at'],
    ...['day_reminder_for', 'hour_reminder_for', 'created_at'],
  ];
  await dataSource.query(
    `UPDATE interview_requests SET ${columns.map((name) => `${name} = ${name} - make_interval(secs => $1)`).join(', ')}`,
    [hours * 3600],
  );
}
