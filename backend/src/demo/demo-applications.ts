import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import type { EntityManager } from 'typeorm';
import {
  ApplicationEntity,
  ApplicationEventEntity,
  type JobEntity,
  JobViewEntity,
} from '../modules/jobs/jobs.public.js';
import type { UserEntity } from '../modules/users/users.public.js';
import type { SeededRandom } from '@nukkad/contract/seeded-random';

const MESSAGES = [
  'I live nearby and can start tomorrow. I have done this work for two years.',
  'Please call me after 4 pm. I am looking for work in this area and can join from Monday.',
  'I have experience and references from my last workplace. Morning hours suit me best.',
  'मैं पास में ही रहता हूँ और यह काम पहले कर चुका हूँ। कल से आ सकता हूँ।',
  'ಈ ಕೆಲಸದ ಅನುಭವ ಇದೆ. ಹತ್ತಿರದಲ್ಲೇ ಇರುವುದರಿಂದ ಬೇಗ ಸೇರಿಕೊಳ್ಳಬಹುದು.',
];
const STEPS: ApplicationStatus[][] = [
  ['submitted'],
  ['submitted'],
  ['submitted', 'viewed'],
  ['submitted', 'viewed', 'shortlisted'],
];
const HOUR_MS = 3_600_000;
const WEEK_HOURS = 160;
const NEAREST = 80;

/** A seeker looked at a job on a day. */
interface Look {
  jobId: string;
  /** YYYY-MM-DD, of the Indian calendar. */
  day: string;
  seekerId: string;
}

const INDIAN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const dayOf = (moment: Date): string => INDIAN_DAY.format(moment);

/** Applications to the jobs of the first employer, some by the first seeker elsewhere, and a week of views. */
export async function saveDemoApplications(
  tx: EntityManager,
  jobs: JobEntity[],
  seekers: UserEntity[],
  employerId: string,
  random: SeededRandom,
): Promise<void> {
  const [me, ...others] = seekers;
  const ownJobs = jobs.filter((job) => job.employerId === employerId);
  const elsewhere = jobs.filter((job) => job.employerId !== employerId).slice(0, 3);
  const pairs = [
    ...ownJobs.flatMap((job) => others.filter(() => random.next() < 0.45).map((seeker) => ({ job, seeker }))),
    ...elsewhere.map((job) => ({ job, seeker: me as UserEntity })),
  ];
  const looks: Look[] = [];
  for (const { job, seeker } of pairs) {
    const steps = random.pick(STEPS);
    const hoursAgo = random.between(6, 90);
    // the steps share the time since the application, which leaves the last of them some time ago
    const at = (step: number): Date => new Date(Date.now() - hoursAgo * (1 - step / steps.length) * HOUR_MS);
    const application = await tx.save(
      ApplicationEntity,
      tx.create(ApplicationEntity, {
        jobId: job.id,
        seekerId: seeker.id,
        coverMessage: random.pick(MESSAGES),
        status: steps.at(-1) as ApplicationStatus,
        createdAt: at(0),
      }),
    );
    await tx.insert(
      ApplicationEventEntity,
      steps.map((status, step) => ({ applicationId: application.id, status, at: at(step) })),
    );
    looks.push({ jobId: job.id, day: dayOf(at(0)), seekerId: seeker.id });
  }
  for (const job of jobs.slice(0, NEAREST)) {
    for (let view = random.between(0, 9); view > 0; view--) {
      const day = dayOf(new Date(Date.now() - random.between(0, WEEK_HOURS) * HOUR_MS));
      looks.push({ jobId: job.id, day, seekerId: random.pick(others).id });
    }
  }
  await saveLooks(tx, looks);
}

/** Counts each look of a seeker at a job once a day, as the product does. */
async function saveLooks(tx: EntityManager, looks: readonly Look[]): Promise<void> {
  const views = new Map(looks.map((look) => [Object.values(look).join(), look]));
  await tx.insert(JobViewEntity, [...views.values()]);
  const jobIds = [...new Set(looks.map(({ jobId }) => jobId))];
  await tx.query(
    `UPDATE jobs j SET view_count = view_count + (SELECT count(*) FROM job_views v WHERE v.job_id = j.id)
     WHERE id = ANY ($1::uuid[])`,
    [jobIds],
  );
}
