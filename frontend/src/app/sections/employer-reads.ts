import { FIRST_ADDRESSES } from '@nukkad/api-client/first-addresses';
import { PAGE_SIZE_MAX } from '@nukkad/contract/limits';
import { engagementsApi } from '../../entities/engagement/engagements-api';
import { hiringApi } from '../../entities/hiring/hiring-api';
import { type FirstRead, readsOfFrame, UNSUBSCRIBED } from './first-reads';

/** The reads of the dashboard of an employer. Their arguments are those of the components. */
export const EMPLOYER_READS: readonly FirstRead[] = [
  ...readsOfFrame('employer'),
  [
    FIRST_ADDRESSES.jobsSummary,
    (dispatch) => dispatch(hiringApi.endpoints.getMyJobsSummary.initiate(undefined, UNSUBSCRIBED)),
  ],
  [
    FIRST_ADDRESSES.activeJobs,
    (dispatch) => dispatch(hiringApi.endpoints.pageMyJobs.initiate({ active: true }, UNSUBSCRIBED)),
  ],
  [
    FIRST_ADDRESSES.receivedInterviews,
    (dispatch) => dispatch(hiringApi.endpoints.listReceivedInterviewRequests.initiate(undefined, UNSUBSCRIBED)),
  ],
  [
    FIRST_ADDRESSES.dueEngagements,
    (dispatch) =>
      dispatch(
        engagementsApi.endpoints.listEngagements.initiate(
          { side: 'employer', state: 'due', limit: String(PAGE_SIZE_MAX) },
          UNSUBSCRIBED,
        ),
      ),
  ],
];
