import { APPLICATION_STATUSES } from '@nukkad/domain/applications';

/** What the pipeline can show: every application, or those at one step. */
export const STAGES = ['all', ...APPLICATION_STATUSES] as const;
export type Stage = (typeof STAGES)[number];
