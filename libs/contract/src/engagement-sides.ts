/** The two sides of work that was accepted. */
export const ENGAGEMENT_SIDES = ['worker', 'employer'] as const;
export type EngagementSide = (typeof ENGAGEMENT_SIDES)[number];

/** Work that a worker has accepted: `booked` until it starts, `started` until it ends, then `done`. */
export const ENGAGEMENT_STATUSES = ['booked', 'started', 'done', 'cancelled', 'no_show'] as const;
export type EngagementStatus = (typeof ENGAGEMENT_STATUSES)[number];
