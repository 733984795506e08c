import { api } from '@nukkad/api-client/generated/api.gen';
import { LIST } from '../../../../shared/cache/tags';

const REQUESTS_TAG = 'JobRequests';
const ENGAGEMENTS_TAG = 'Engagements';
/**
 * Tags that a worker's answer invalidates, because it creates or cancels work. A refusal invalidates them too: it means
 * that the displayed data is outdated.
 */
const ANSWERED = [REQUESTS_TAG, { type: ENGAGEMENTS_TAG, id: LIST }] as const;

/** The calls about the requests that offer instant work to the signed-in worker. */
export const jobRequestsApi = api.enhanceEndpoints({
  addTagTypes: [REQUESTS_TAG, ENGAGEMENTS_TAG],
  endpoints: {
    listJobRequests: { providesTags: [REQUESTS_TAG] },
    respondToJobRequest: { invalidatesTags: ANSWERED },
    undoJobRequest: { invalidatesTags: ANSWERED },
    setStandby: { invalidatesTags: ANSWERED },
  },
});
