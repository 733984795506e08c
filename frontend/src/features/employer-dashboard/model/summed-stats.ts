import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import type { JobFigure } from '@nukkad/contract/jobs/jobs';
import { toApplications, toManageJob, toStage } from '../../../entities/hiring/paths';

interface Counted {
  /** Name of the figure in the contract. */
  figure: JobFigure;
  of: (job: OwnJob) => number;
  to: (job: OwnJob) => string;
}

/** The share of each job in a figure, and the address of its details. */
export const SUMMED_STATS = {
  applications: { figure: 'applications', of: (job) => job.applicationCount, to: (job) => toApplications(job.id) },
  profileViews: { figure: 'views', of: (job) => job.viewCount, to: (job) => toManageJob(job.id) },
  hired: { figure: 'hired', of: (job) => job.hiredCount, to: (job) => toStage(job.id, 'hired') },
} as const satisfies Record<string, Counted>;

/** A figure that is a sum over jobs. */
export type SummedStat = keyof typeof SUMMED_STATS;

/** Returns the figure in the address; undefined if it names no sum. */
export const summedStat = (name: string | null): SummedStat | undefined =>
  (Object.keys(SUMMED_STATS) as SummedStat[]).find((figure) => figure === name);
