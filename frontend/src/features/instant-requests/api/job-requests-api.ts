import { api } from '@nukkad/api-client/generated/api.gen';
import { LIST } from '../../../shared/live/tags';

const REQUESTS_TAG = 'JobRequests';
const ENGAGEMENTS_TAG = 'Engagements';
/** What a worker says makes work, or takes it back. A refusal means that something else happened: what is shown is old. */
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
