import type { Position } from '@nukkad/contract/places/geo';
import type { TestApp } from '../../../../test/app.js';
import type { JobEntity } from '../../jobs/jobs.public.js';
import { pointAt, saveJob } from '../../jobs/tests/job.factory.js';

/** MG Road, Bengaluru. */
export const HERE: Position = { latitude: 12.9756, longitude: 77.6066 };
const KM_PER_DEGREE = 111.195;
const DAY_MS = 86_400_000;

type JobFields = Partial<JobEntity> & { employerId: string };

/** Stores a job `km` north of HERE, posted `days` ago. */
export const postJob = (test: TestApp, km: number, fields: JobFields, days = 0): Promise<JobEntity> =>
  saveJob(test.dataSource, {
    point: pointAt(HERE.latitude + km / KM_PER_DEGREE, HERE.longitude),
    createdAt: new Date(Date.now() - days * DAY_MS - 1000),
    ...fields,
  });

/** Address of a search from HERE. */
export function searchAddress(query: Record<string, string | number> = {}): string {
  const parameters = new URLSearchParams({ latitude: String(HERE.latitude), longitude: String(HERE.longitude) });
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return `/api/ai-jobs?${parameters.toString()}`;
}

/** Inserts many jobs with one statement and rebuilds all listings, which is faster than one by one. */
export async function postMany({ dataSource }: TestApp, insert: string, params: unknown[]): Promise<void> {
  await dataSource.query(`ALTER TABLE jobs DISABLE TRIGGER jobs_keep_listing`);
  await dataSource.query(insert, params);
  await dataSource.query(`ALTER TABLE jobs ENABLE TRIGGER jobs_keep_listing`);
  await dataSource.query(`SELECT list_all_jobs()`);
}
