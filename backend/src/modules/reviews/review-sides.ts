import type { ReviewSide } from '@nukkad/contract/reviews/reviews';

/** The opposite side of each side. */
export const OTHER_SIDE = { worker: 'employer', employer: 'worker' } as const satisfies Record<ReviewSide, ReviewSide>;
