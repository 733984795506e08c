import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';

/** The opposite side of each side. */
export const OTHER_SIDE = {
  worker: 'employer',
  employer: 'worker',
} as const satisfies Record<EngagementSide, EngagementSide>;
