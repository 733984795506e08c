import { api } from '@nukkad/api-client/generated/api.gen';

const REVIEWS_TAG = 'Reviews';
const ENGAGEMENTS_TAG = 'Engagements';

/**
 * Invalidated when a review was written, or its change was refused because it had already changed: the review, and the
 * list of work that waits for one.
 */
const changesReviews = { invalidatesTags: [REVIEWS_TAG] } as const;

/** The calls about reviews of work, of both sides. A change of the work may open its review. */
export const reviewsApi = api.enhanceEndpoints({
  addTagTypes: [REVIEWS_TAG, ENGAGEMENTS_TAG],
  endpoints: {
    getEngagementReview: {
      providesTags: (_found, _error, { id }) => [REVIEWS_TAG, { type: ENGAGEMENTS_TAG, id }],
      keepUnusedDataFor: 0,
    },
    listPendingReviews: { providesTags: [REVIEWS_TAG], keepUnusedDataFor: 0 },
    getReviewSummary: { providesTags: [REVIEWS_TAG], keepUnusedDataFor: 0 },
    reviewEngagement: changesReviews,
    replyToReview: changesReviews,
    reportReview: changesReviews,
    appealReview: changesReviews,
  },
});
