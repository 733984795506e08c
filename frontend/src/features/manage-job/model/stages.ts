import { APPLICATION_STATUSES } from '@nukkad/contract/jobs/applications';

/** Filters of the pipeline: every application, or the applications at one step. */
export const STAGES = ['all', ...APPLICATION_STATUSES] as const;
export type Stage = (typeof STAGES)[number];
