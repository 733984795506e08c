import type { ApiError } from '@nukkad/api-client/base-query';
import { api, type JobApplication, type OwnJob } from '@nukkad/api-client/generated/api.gen';
import { PAGE_SIZE_MAX } from '@nukkad/domain/limits';
import { jobPaging, readJobsPage } from '../jobs/job-pages';

const OWN_JOBS_TAG = 'OwnJobs';
const RECEIVED_APPLICATIONS_TAG = 'ReceivedApplications';
const RECEIVED_INTERVIEWS_TAG = 'ReceivedInterviews';

const APPLICATIONS_PAGE = 20;
/** Pages in which a single application is looked for: the newest thousand. */
const FIND_PAGES = 10;

/** A page of the applications to one job. */
interface ApplicationsPage {
  applications: JobApplication[];
  /** Cursor of the page behind this one; null on the last page. */
  next: string | null;
}

/** Which applications are asked for: those to a job, of one status if it says so. */
interface ReceivedQuery {
  jobId: string;
  status?: JobApplication['status'] | undefined;
}

const applicationsUrl = (jobId: string) => `/api/jobs/${encodeURIComponent(jobId)}/applications`;

/** The calls of the employer's side; each change refreshes what depends on it. */
export const hiringApi = api
  .enhanceEndpoints({
    addTagTypes: [OWN_JOBS_TAG, RECEIVED_APPLICATIONS_TAG, RECEIVED_INTERVIEWS_TAG],
    endpoints: {
      // a job that opens or closes also changes which interview requests reach its employer
      createJob: { invalidatesTags: [OWN_JOBS_TAG, RECEIVED_INTERVIEWS_TAG] },
      updateJob: { invalidatesTags: [OWN_JOBS_TAG, RECEIVED_INTERVIEWS_TAG] },
      updateApplication: { invalidatesTags: [OWN_JOBS_TAG, RECEIVED_APPLICATIONS_TAG] },
      rejectApplications: { invalidatesTags: [OWN_JOBS_TAG, RECEIVED_APPLICATIONS_TAG] },
      setApplicationNote: { invalidatesTags: [RECEIVED_APPLICATIONS_TAG] },
      getEmployerStats: { providesTags: [OWN_JOBS_TAG] },
      getJobActivity: { providesTags: [OWN_JOBS_TAG] },
      listReceivedInterviewRequests: { providesTags: [RECEIVED_INTERVIEWS_TAG] },
      // an answer that was refused means that somebody else was faster: the list is old either way
      respondToInterviewRequest: { invalidatesTags: [RECEIVED_INTERVIEWS_TAG] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** All jobs of the employer, newest first: the figures count every one. */
      ownJobs: build.query<OwnJob[], void>({
        queryFn: async (_none, _api, _extra, call) => {
          const jobs: OwnJob[] = [];
          let cursor: string | null = null;
          do {
            const { data, error, meta } = await call({ url: '/api/my-jobs', params: cursor ? { cursor } : {} });
            if (error) return { error };
            const page = readJobsPage(data as OwnJob[], meta);
            jobs.push(...page.jobs);
            cursor = page.next;
          } while (cursor);
          return { data: jobs };
        },
        providesTags: [OWN_JOBS_TAG],
      }),

      /** The applications to one job, all or of one status, newest first, page after page. */
      receivedApplications: build.infiniteQuery<ApplicationsPage, ReceivedQuery, string | null>({
        infiniteQueryOptions: {
          initialPageParam: jobPaging.initialPageParam,
          getNextPageParam: (last) => last.next ?? undefined,
        },
        query: ({ queryArg: { jobId, status }, pageParam }) => ({
          url: applicationsUrl(jobId),
          params: { limit: APPLICATIONS_PAGE, status, cursor: pageParam ?? undefined },
        }),
        transformResponse: (found: JobApplication[], meta) => {
          const { jobs: applications, next } = readJobsPage(found, meta);
          return { applications, next };
        },
        providesTags: [RECEIVED_APPLICATIONS_TAG],
      }),

      /** These applications to one job, wherever in the list they are; one that is not among the newest thousand is left out. */
      findApplications: build.query<JobApplication[], { jobId: string; ids: readonly string[] }>({
        queryFn: async ({ jobId, ids }, _api, _extra, call) => {
          const found: JobApplication[] = [];
          let cursor: string | null = null;
          for (let pages = 0; pages < FIND_PAGES && found.length < ids.length; pages++) {
            const params = { limit: PAGE_SIZE_MAX, ...(cursor ? { cursor } : {}) };
            const { data, error, meta } = await call({ url: applicationsUrl(jobId), params });
            if (error) return { error };
            const page = readJobsPage(data as JobApplication[], meta);
            found.push(...page.jobs.filter(({ id }) => ids.includes(id)));
            cursor = page.next;
            if (!cursor) break;
          }
          return { data: found };
        },
        providesTags: [RECEIVED_APPLICATIONS_TAG],
      }),
    }),
  });

/** The list shows what the server says about a job at once, also when it refuses a change: the next one starts from there. */
const showOwnJob = (job: OwnJob) =>
  hiringApi.util.updateQueryData('ownJobs', undefined, (jobs) =>
    jobs.map((known) => (known.id === job.id ? job : known)),
  );
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
