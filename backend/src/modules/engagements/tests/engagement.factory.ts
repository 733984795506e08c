import type { EngagementStatus } from '@nukkad/contract/instant-work/engagements';
import type { DataSource } from 'typeorm';
import { insertRow } from '../../../../test/insert-row.js';
import { pointAt } from '../../jobs/tests/job.factory.js';
import { EngagementAppealEntity } from '../entities/engagement-appeal.entity.js';
import { EngagementEntity } from '../entities/engagement.entity.js';

const HOUR_MS = 3_600_000;
/** Hours of work that `buildEngagement` agrees on. */
const HOURS_OF_WORK = 4;

/** The moment so many hours from now; negative for the past. */
export const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

/** Fields that a test sets itself; the end follows the start. */
export type EngagementFields = Partial<EngagementEntity>;
type Sides = Pick<EngagementEntity, 'workerId' | 'employerId'>;

/** Returns the fields that a status requires. */
const fieldsFor = (status: EngagementStatus, startsAt: Date, endsAt: Date): EngagementFields => ({
  ...(status === 'started' || status === 'done' ? { startedAt: startsAt } : {}),
  ...(status === 'done' ? { endedAt: endsAt } : {}),
  ...(status === 'cancelled' || status === 'no_show' ? { endedBy: 'employer', reason: 'Nobody came.' } : {}),
  ...(status === 'no_show' ? { breach: 'no_show', breachBy: 'worker' } : {}),
  ...(status === 'booked' || status === 'started' ? {} : { closedAt: status === 'done' ? endsAt : startsAt }),
});

/** Builds an unsaved engagement: by default four hours of delivery for ₹120 an hour, tomorrow, booked two days ago. */
export function buildEngagement(fields: EngagementFields & Sides): EngagementFields {
  const startsAt = fields.startsAt ?? inHours(24);
  const endsAt = fields.endsAt ?? new Date(startsAt.getTime() + HOURS_OF_WORK * HOUR_MS);
  return {
    title: 'Delivery helper',
    company: 'Namma Tiffin',
    category: 'delivery',
    location: 'MG Road, Bengaluru',
    point: pointAt(12.975, 77.605),
    minRate: 120,
    maxRate: 120,
    rateType: 'hourly',
    currency: 'INR',
    paymentMethod: 'direct',
    status: 'booked',
    createdAt: new Date(startsAt.getTime() - 48 * HOUR_MS),
    ...fieldsFor(fields.status ?? 'booked', startsAt, endsAt),
    ...fields,
    startsAt,
    endsAt,
  };
}

/**
 * Inserts a job of the employer that a booking may refer to; returns its id. Instant jobs belong to a module above this
 * one.
 */
export async function insertInstantJob(dataSource: DataSource, employerId: string): Promise<string> {
  const rows: { id: string }[] = await dataSource.query(
    `INSERT INTO instant_jobs (employer_id, title, company, description, category, location, point, min_rate, max_rate, rate_type,
       currency, urgency, duration, max_radius, payment_method, expires_at)
     VALUES ($1, 'Delivery helper', 'Namma Tiffin', '', 'delivery', 'MG Road, Bengaluru',
       ST_SetSRID(ST_MakePoint(77.605, 12.975), 4326)::geography, 120, 120, 'hourly', 'INR', 'asap', 4, 20, 'direct',
       now() + interval '1 hour')
     RETURNING id`,
    [employerId],
  );
  return (rows[0] as { id: string }).id;
}

/** Stores an engagement built by `buildEngagement`, with a separate job. */
export async function saveEngagement(
  dataSource: DataSource,
  fields: EngagementFields & Sides,
): Promise<EngagementEntity> {
  const repository = dataSource.getRepository(EngagementEntity);
  const instantJobId = fields.instantJobId ?? (await insertInstantJob(dataSource, fields.employerId));
  return insertRow(repository, { ...buildEngagement(fields), instantJobId });
}

/** Returns the engagement stored in the database. */
export const engagementById = (dataSource: DataSource, id: string): Promise<EngagementEntity> =>
  dataSource.getRepository(EngagementEntity).findOneByOrFail({ id });

/** Stores an appeal of the worker against a no-show, by default an open one. */
export async function saveAppeal(
  dataSource: DataSource,
  engagement: EngagementEntity,
  fields: Partial<EngagementAppealEntity> = {},
): Promise<EngagementAppealEntity> {
  const repository = dataSource.getRepository(EngagementAppealEntity);
  return insertRow(repository, {
    engagementId: engagement.id,
    appellantId: engagement.workerId,
    kind: 'no_show',
    text: 'I was there.',
    ...fields,
  });
}

/** Advances the clock of all engagements by this many hours: all their times are moved back. */
export async function letHoursPass(dataSource: DataSource, hours: number): Promise<void> {
  const columns = ['starts_at', 'ends_at', 'started_at', 'ended_at', 'claim_at', 'closed_at', 'created_at'];
  await dataSource.query(
    `UPDATE engagements SET ${columns.map((name) => `${name} = ${name} - make_interval(secs => $1)`).join(', ')}`,
    [hours * 3600],
  );
  await dataSource.query(
    'UPDATE attendance_proofs SET received_at = received_at - make_interval(secs => $1), shown_at = shown_at - make_interval(secs => $1)',
    [hours * 3600],
  );
}

/** Returns the bell notices of an account, oldest first. */
export async function noticesTo(dataSource: DataSource, userId: string): Promise<string[]> {
  const rows: { text: string }[] = await dataSource.query(
    `SELECT text FROM notifications WHERE user_id = $1 ORDER BY created_at`,
    [userId],
  );
  return rows.map(({ text }) => text.replace('engagements:notice.', ''));
}

/** Returns the accounts that were sent a text, such as the staff who are asked to decide, sorted, without duplicates. */
export async function readersOfText(dataSource: DataSource, text: string): Promise<string[]> {
  const rows: { id: string }[] = await dataSource.query(
    'SELECT DISTINCT recipient_id AS id FROM message_deliveries WHERE text = $1 ORDER BY id',
    [text],
  );
  return rows.map(({ id }) => id);
}

/** Returns the accounts that received an event of an engagement on their open pages, sorted, without duplicates. */
export async function readersOf(dataSource: DataSource, engagementId: string): Promise<string[]> {
  const rows: { user_id: string }[] = await dataSource.query(
    `SELECT DISTINCT user_id FROM events WHERE topic = 'engagements' AND subject = $1 ORDER BY user_id`,
    [engagementId],
  );
  return rows.map((row) => row.user_id);
}
