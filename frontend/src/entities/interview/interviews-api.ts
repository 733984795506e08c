import { api } from '@nukkad/api-client/generated/api.gen';

/** Tag of data that depends on a seeker's interview requests: the list, the calendar, the figures. */
export const INTERVIEWS_TAG = 'Interviews';

/** Tag of the requests that an employer received, with the name in the employer's calls. */
const RECEIVED_INTERVIEWS_TAG = 'ReceivedInterviews';
/** Invalidated after a refusal as well, because a refusal means that the displayed data is outdated. */
const CHANGED = [INTERVIEWS_TAG, RECEIVED_INTERVIEWS_TAG] as const;

/**
 * The calls about a seeker's own requests, and the calls by which either side changes one; each refreshes dependent
 * data.
 */
export const interviewsApi = api.enhanceEndpoints({
  addTagTypes: CHANGED,
  endpoints: {
    listInterviewRequests: { providesTags: [INTERVIEWS_TAG] },
    createInterviewRequest: { invalidatesTags: [INTERVIEWS_TAG] },
    cancelInterviewRequest: { invalidatesTags: CHANGED },
    proposeInterviewTime: { invalidatesTags: CHANGED },
    answerInterviewProposal: { invalidatesTags: CHANGED },
    markInterview: { invalidatesTags: CHANGED },
    listCalendarEntries: { providesTags: [INTERVIEWS_TAG] },
  },
});
