import { api } from '@nukkad/api-client/generated/api.gen';

/** What follows from a seeker's interview requests: the list, the calendar, the figures. */
export const INTERVIEWS_TAG = 'Interviews';

/** The requests that reached an employer, as the calls of that side name them. */
const RECEIVED_INTERVIEWS_TAG = 'ReceivedInterviews';
/** A change that was refused means that something else happened meanwhile: what is shown is old either way. */
const CHANGED = [INTERVIEWS_TAG, RECEIVED_INTERVIEWS_TAG] as const;

/** The calls about a seeker's own requests, and those by which either side changes one; each refreshes what follows. */
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
