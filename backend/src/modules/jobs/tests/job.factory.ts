import { JOB_OPEN_DAYS } from '@nukkad/contract/limits';
import { LEXICON_VERSION } from '@nukkad/language/lexicon/compiled-lexicon';
import type { DataSource, Point } from 'typeorm';
import { insertRow } from '../../../../test/insert-row.js';
import { JobEntity } from '../entities/job.entity.js';

const DAY_MS = 86_400_000;
let made = 0;

/** A point of PostGIS. */
export const pointAt = (latitude: number, longitude: number): Point => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});

/** Builds an unsaved job: by default open, with hourly pay, on MG Road in Bengaluru. */
export function buildJob(fields: Partial<JobEntity> & { employerId: string }): Partial<JobEntity> {
  made++;
  const renewedAt = fields.renewedAt ?? new Date();
  return {
    title: `Delivery rider ${made}`,
    company: 'Namma Tiffin',
    description: 'Carry lunch boxes from the kitchen to offices near by.',
    location: 'MG Road, Bengaluru',
    locationStatus: fields.point === null ? 'unresolved' : 'resolved',
    point: pointAt(12.9756, 77.6066),
    jobType: 'part_time',
    category: 'delivery',
    minRate: 100,
    maxRate: 150,
    rateType: 'hourly',
    currency: 'INR',
    hourlyPay: 125,
    requiredSkills: ['two-wheeler licence'],
    skillIds: [],
    occupationIds: [],
    suggestedOccupationIds: [],
    conditionIds: [],
    lexiconVersion: LEXICON_VERSION,
    hoursPerWeek: 24,
    status: 'open',
    renewedAt,
    expiresAt: new Date(renewedAt.getTime() + JOB_OPEN_DAYS * DAY_MS),
    ...fields,
  };
}

/** Stores a job made by `buildJob`. */
export async function saveJob(
  dataSource: DataSource,
  fields: Partial<JobEntity> & { employerId: string },
): Promise<JobEntity> {
  const repository = dataSource.getRepository(JobEntity);
  return insertRow(repository, buildJob(fields));
}

/** Stores `count` jobs alike, a hundred a statement: the embedded engine needs milliseconds for each. */
export async function saveJobs(
  dataSource: DataSource,
  count: number,
  fields: Partial<JobEntity> & { employerId: string },
): Promise<void> {
  const jobs = Array.from({ length: count }, () => buildJob(fields));
  for (let from = 0; from < count; from += 100) {
    await dataSource.getRepository(JobEntity).insert(jobs.slice(from, from + 100));
  }
}

/** Returns fields of a job that is open by its status and expired by the clock. */
export const outOfTime = (): Pick<JobEntity, 'renewedAt' | 'expiresAt'> => ({
  renewedAt: new Date(Date.now() - (JOB_OPEN_DAYS + 1) * DAY_MS),
  expiresAt: new Date(Date.now() - DAY_MS),
});
