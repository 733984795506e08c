import type { EngagementSide } from '@nukkad/domain/engagements';

/** The opposite side of each side. */
export const OTHER_SIDE = {
  worker: 'employer',
  employer: 'worker',
} as const satisfies Record<EngagementSide, EngagementSide>;
