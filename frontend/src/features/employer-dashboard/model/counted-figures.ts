import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { toManageJob, toStage } from '../../../shared/hiring/addresses';

/** How much of a figure comes from one job, and where that is seen. */
export const COUNTED_FIGURES = {
  applications: { of: (job: OwnJob) => job.applicationCount, to: (job: OwnJob) => toManageJob(job.id) },
  profileViews: { of: (job: OwnJob) => job.viewCount, to: (job: OwnJob) => toManageJob(job.id) },
  hired: { of: (job: OwnJob) => job.hiredCount, to: (job: OwnJob) => toStage(job.id, 'hired') },
} as const;

/** A figure that is a sum over jobs. */
export type CountedFigure = keyof typeof COUNTED_FIGURES;

/** The jobs that a figure comes from, the most first. */
export const jobsBehind = (jobs: readonly OwnJob[], figure: CountedFigure): { job: OwnJob; count: number }[] =>
  jobs
    .map((job) => ({ job, count: COUNTED_FIGURES[figure].of(job) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
