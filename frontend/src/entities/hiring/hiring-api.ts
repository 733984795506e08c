import type { ApiError } from '@nukkad/api-client/base-query';
import { requestOf } from '@nukkad/api-client/contract-call';
import { api, type JobApplication, type OwnJob } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';
import type { JobFigure } from '@nukkad/contract/jobs/jobs';
import { FIGURES, tagsOfPages } from '../../shared/cache/tags';

/** A job with its counts, by id; the lists of jobs. */
const OWN_JOBS_TAG = 'OwnJobs';
/** Tag of the views of a job, by its id. */
const VIEWS_TAG = 'OwnJobViews';
/** Tag of the applications of a job and their order, by the job's id. */
const RECEIVED_APPLICATIONS_TAG = 'ReceivedApplications';
/** One application, by its id. */
const RECEIVED_APPLICATION_TAG = 'ReceivedApplication';
const RECEIVED_INTERVIEWS_TAG = 'ReceivedInterviews';

const APPLICATIONS_PAGE = 20;
/** Number of jobs in a dashboard's list before the user requests more. */
const FIRST_JOBS = 5;
const MORE_JOBS = 100;
const FIGURE_PAGE = 20;

/** Filter of the received applications: those to a job, optionally of one status. */
interface ReceivedQuery {
  jobId: string;
  status?: JobApplication['status'] | undefined;
}

/** The calls of the employer's side; each change refreshes dependent data. */
export const hiringApi = api
  .enhanceEndpoints({
    addTagTypes: [
      OWN_JOBS_TAG,
      VIEWS_TAG,
      RECEIVED_APPLICATIONS_TAG,
      RECEIVED_APPLICATION_TAG,
      RECEIVED_INTERVIEWS_TAG,
    ],
    endpoints: {
      // a job that opens or closes also changes the interview requests that its employer receives
      createJob: { invalidatesTags: [OWN_JOBS_TAG, RECEIVED_INTERVIEWS_TAG] },
      updateJob: { invalidatesTags: [OWN_JOBS_TAG, RECEIVED_INTERVIEWS_TAG] },
      updateApplication: {
        invalidatesTags: (_found, _error, { id }) => [
          OWN_JOBS_TAG,
          RECEIVED_APPLICATIONS_TAG,
          { type: RECEIVED_APPLICATION_TAG, id },
        ],
      },
      rejectApplications: {
        invalidatesTags: (_found, _error, { id, rejectApplications }) => [
          { type: OWN_JOBS_TAG, id },
          { type: OWN_JOBS_TAG, id: FIGURES },
          { type: RECEIVED_APPLICATIONS_TAG, id },
          ...rejectApplications.applicationIds.map((one) => ({ type: RECEIVED_APPLICATION_TAG, id: one }) as const),
        ],
      },
      setApplicationNote: { invalidatesTags: (_found, _error, { id }) => [{ type: RECEIVED_APPLICATION_TAG, id }] },
      getMyJob: {
        providesTags: (_found, _error, { id }) => [
          { type: OWN_JOBS_TAG, id },
          { type: VIEWS_TAG, id },
        ],
      },
      getMyJobsSummary: { providesTags: [{ type: OWN_JOBS_TAG, id: FIGURES }] },
      getEmployerStats: {
        providesTags: [
          { type: OWN_JOBS_TAG, id: FIGURES },
          { type: VIEWS_TAG, id: FIGURES },
        ],
      },
      getJobActivity: {
        providesTags: (_found, _error, { id }) => [
          { type: OWN_JOBS_TAG, id },
          { type: VIEWS_TAG, id },
        ],
      },
      // invalidated after a refusal as well, because a refusal means that the list has changed
      inviteToInterview: { invalidatesTags: [RECEIVED_INTERVIEWS_TAG] },
      listReceivedInterviewRequests: { providesTags: [RECEIVED_INTERVIEWS_TAG] },
      // a refused answer means that another session was faster: the list is outdated either way
      respondToInterviewRequest: { invalidatesTags: [RECEIVED_INTERVIEWS_TAG] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The employer's jobs that are visible to seekers, or those that are not, newest first: a few, then more. */
      pageMyJobs: build.infiniteQuery<PageOf<'listMyJobs'>, { active: boolean }, string | null>({
        ...pagedEndpoint('listMyJobs', ({ active }: { active: boolean }, isFirst) => ({
          active: active ? ('true' as const) : ('false' as const),
          limit: String(isFirst ? FIRST_JOBS : MORE_JOBS),
        })),
        providesTags: tagsOfPages(OWN_JOBS_TAG),
      }),

      /** The jobs that contribute to a figure, largest share first, page by page. */
      pageMyJobsByFigure: build.infiniteQuery<PageOf<'listMyJobsByFigure'>, JobFigure, string | null>({
        ...pagedEndpoint('listMyJobsByFigure', (figure: JobFigure) => ({ figure, limit: String(FIGURE_PAGE) })),
        providesTags: [
          { type: OWN_JOBS_TAG, id: FIGURES },
          { type: VIEWS_TAG, id: FIGURES },
        ],
      }),

      /** The applications to one job, all or of one status, newest first, page after page. */
      receivedApplications: build.infiniteQuery<PageOf<'listJobApplications'>, ReceivedQuery, string | null>({
        ...pagedEndpoint('listJobApplications', ({ jobId, status }: ReceivedQuery) => ({
          id: jobId,
          status,
          limit: String(APPLICATIONS_PAGE),
        })),
        providesTags: (found, _error, { jobId }) => [
          { type: RECEIVED_APPLICATIONS_TAG, id: jobId },
          ...(found?.pages ?? []).flatMap(({ items }) =>
            items.map(({ id }) => ({ type: RECEIVED_APPLICATION_TAG, id }) as const),
          ),
        ],
      }),

      /** A few applications by their ids, one call each; failed calls are left out. */
      applicationsById: build.query<JobApplication[], readonly string[]>({
        queryFn: async (ids, _api, _extra, call) => {
          const answers = await Promise.all(ids.map(async (id) => call(requestOf('getApplication', { id }))));
          return { data: answers.flatMap(({ data }) => (data ? [data as JobApplication] : [])) };
        },
        providesTags: (_found, _error, ids) => ids.map((id) => ({ type: RECEIVED_APPLICATION_TAG, id }) as const),
      }),
    }),
  });

/** Shows the server's version of a job at once, also after a refused change, so that the next change starts from it. */
const showOwnJob = (job: OwnJob) => hiringApi.util.updateQueryData('getMyJob', { id: job.id }, () => job);
hiringApi.enhanceEndpoints({
  endpoints: {
    updateJob: {
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        try {
          dispatch(showOwnJob((await queryFulfilled).data));
        } catch (refused) {
          const current = (refused as { error?: ApiError }).error?.problem?.current;
          if (current) dispatch(showOwnJob(current as OwnJob));
        }
      },
    },
  },
});
