import type { EngagementSide } from '@nukkad/domain/engagements';

/** The side across. */
export const OTHER_SIDE = {
  worker: 'employer',
  employer: 'worker',
} as const satisfies Record<EngagementSide, EngagementSide>;
