import type { DataSource } from 'typeorm';
import type { TestApp } from '../../../../test/app.js';
import { insertRow } from '../../../../test/insert-row.js';
import { pointAt } from '../../jobs/tests/job.factory.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import type { UserEntity, WorkerAvailabilityEntity } from '../../users/users.public.js';
import { saveAvailability } from '../../users/tests/availability.factory.js';
import { InstantJobEntity } from '../entities/instant-job.entity.js';
import { JobRequestEntity } from '../entities/job-request.entity.js';

const HOUR_MS = 3_600_000;

/** The moment so many hours from now; negative for the past. */
export const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

/** Position of instant jobs in these tests: MG Road, Bengaluru, where available workers are too. */
export const WORKPLACE = { latitude: 12.975, longitude: 77.605 };

/** Returns a body of the instant form: by default delivery work on MG Road within the hour. */
export const instantForm = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'Delivery helper',
  category: 'delivery',
  location: 'MG Road, Bengaluru',
  urgency: 'asap',
  minRate: 120,
  maxRate: 140,
  currency: 'INR',
  ...WORKPLACE,
  ...fields,
});

/** Creates a signed-in worker, by default available for delivery work on MG Road. */
export async function availableWorker(
  test: TestApp,
  availability: Parameters<typeof saveAvailability>[2] = {},
  user: Partial<UserEntity> = {},
): Promise<Person> {
  const worker = await seeker(test, user);
  await saveAvailability(test.dataSource, worker.id, availability);
  return worker;
}

/** Creates this many available workers `km` to the east of MG Road; by default their availability ends in an hour. */
export async function saveCrowd(
  dataSource: DataSource,
  {
    count,
    km,
    endsAt = inHours(1),
    ...work
  }: Pick<WorkerAvailabilityEntity, 'categories' | 'skillIds'> & {
    count: number;
    km: number;
    endsAt?: Date;
  },
): Promise<void> {
  await dataSource.query(
    `WITH made AS (
       INSERT INTO users (email, email_verified_at, role, first_name)
       SELECT gen_random_uuid() || '@nukkad.test', now(), 'job_seeker', 'Worker' FROM generate_series(1, $1::int) RETURNING id)
     INSERT INTO worker_availabilities (user_id, available, point, categories, skill_ids, ends_at)
     SELECT id, true, ST_SetSRID(ST_MakePoint($2, $3), 4326)::geography, $4::text[], $5::text[], $6 FROM made`,
    [count, WORKPLACE.longitude + km / 108.4, WORKPLACE.latitude, work.categories, work.skillIds, endsAt],
  );
}

/** Stores a job without sending requests: by default open for another hour, with one opening. */
export async function saveInstantJob(
  dataSource: DataSource,
  fields: Partial<InstantJobEntity> & { employerId: string },
): Promise<InstantJobEntity> {
  const repository = dataSource.getRepository(InstantJobEntity);
  return insertRow(repository, {
    title: 'Delivery helper',
    company: 'Namma Tiffin',
    description: 'Carry lunch boxes to offices nearby.',
    category: 'delivery',
    location: 'MG Road, Bengaluru',
    point: pointAt(WORKPLACE.latitude, WORKPLACE.longitude),
    minRate: 120,
    maxRate: 140,
    rateType: 'hourly',
    currency: 'INR',
    hourlyPay: '130',
    urgency: 'asap',
    duration: 4,
    maxRadius: 20,
    paymentMethod: 'direct',
    startTime: null,
    endTime: null,
    expiresAt: inHours(1),
    ...fields,
  });
}

/** Stores a request to a worker: by default of the first wave and pending as long as the job is open. */
export async function saveJobRequest(
  dataSource: DataSource,
  job: InstantJobEntity,
  workerId: string,
  fields: Partial<JobRequestEntity> = {},
): Promise<JobRequestEntity> {
  const repository = dataSource.getRepository(JobRequestEntity);
  return insertRow(repository, {
    instantJobId: job.id,
    workerId,
    wave: 1,
    distanceKm: '1.4',
    distanceBand: 'under_2',
    fit: 'good',
    expiresAt: job.expiresAt,
    ...fields,
  });
}

export const jobById = (dataSource: DataSource, id: string): Promise<InstantJobEntity> =>
  dataSource.getRepository(InstantJobEntity).findOneByOrFail({ id });

export const requestById = (dataSource: DataSource, id: string): Promise<JobRequestEntity> =>
  dataSource.getRepository(JobRequestEntity).findOneByOrFail({ id });

/** Returns the requests for a job, in the order of their waves. */
export const requestsOf = (dataSource: DataSource, instantJobId: string): Promise<JobRequestEntity[]> =>
  dataSource
    .getRepository(JobRequestEntity)
    .find({ where: { instantJobId }, order: { wave: 'ASC', createdAt: 'ASC' } });

/** Backdates a job and its requests by this many minutes. */
export async function passMinutes(dataSource: DataSource, jobId: string, minutes: number): Promise<void> {
  await dataSource.query(
    `UPDATE instant_jobs SET expires_at = expires_at - make_interval(secs => $2::float8 * 60), created_at = created_at - make_interval(secs => $2::float8 * 60),
            next_wave_at = next_wave_at - make_interval(secs => $2::float8 * 60) WHERE id = $1`,
    [jobId, minutes],
  );
  await dataSource.query(
    `UPDATE job_requests SET expires_at = expires_at - make_interval(secs => $2::float8 * 60), created_at = created_at - make_interval(secs => $2::float8 * 60),
            responded_at = responded_at - make_interval(secs => $2::float8 * 60) WHERE instant_job_id = $1`,
    [jobId, minutes],
  );
  await dataSource.query(
    `UPDATE engagements SET created_at = created_at - make_interval(secs => $2::float8 * 60), starts_at = starts_at - make_interval(secs => $2::float8 * 60),
            ends_at = ends_at - make_interval(secs => $2::float8 * 60) WHERE instant_job_id = $1`,
    [jobId, minutes],
  );
}
