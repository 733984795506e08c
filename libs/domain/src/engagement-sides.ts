/** The two sides of work that was accepted. */
export const ENGAGEMENT_SIDES = ['worker', 'employer'] as const;
export type EngagementSide = (typeof ENGAGEMENT_SIDES)[number];
