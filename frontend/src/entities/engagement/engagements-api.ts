import { api } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';
import { FIGURES, tagsOfList, tagsOfPages } from '../../shared/cache/tags';

const ENGAGEMENTS_TAG = 'Engagements';
const REQUESTS_TAG = 'JobRequests';
const JOBS_TAG = 'InstantJobs';
const UPI_TAG = 'Upi';
const PAGE_SIZE = 20;

type Side = 'worker' | 'employer';

/**
 * Tags that a change of an engagement, or its refusal, invalidates: the engagement, its lists and figures, and the
 * request and the job that it came from.
 */
const changesWork = { invalidatesTags: [ENGAGEMENTS_TAG, REQUESTS_TAG, JOBS_TAG] } as const;
const ofOne = (_found: unknown, _error: unknown, { id }: { id: string }) => [{ type: ENGAGEMENTS_TAG, id } as const];

/** The calls about accepted work, of both sides; each change refreshes dependent data. */
export const engagementsApi = api
  .enhanceEndpoints({
    addTagTypes: [ENGAGEMENTS_TAG, REQUESTS_TAG, JOBS_TAG, UPI_TAG],
    endpoints: {
      listEngagements: { providesTags: tagsOfList(ENGAGEMENTS_TAG) },
      getEngagement: { providesTags: ofOne },
      // a started engagement has another code
      getWorkCode: { providesTags: ofOne, keepUnusedDataFor: 0 },
      getPayee: { providesTags: ofOne, keepUnusedDataFor: 0 },
      getShiftKey: { keepUnusedDataFor: 0 },
      confirmAttendance: changesWork,
      cancelEngagement: changesWork,
      startWork: changesWork,
      endWork: changesWork,
      reportNoShow: changesWork,
      appealBreach: changesWork,
      payEngagement: changesWork,
      confirmReceipt: changesWork,
      openPayCase: changesWork,
      answerPayCase: changesWork,
      appealPayCase: changesWork,
      proposeTimes: changesWork,
      answerTimes: changesWork,
      appealTimes: changesWork,
      getReliability: { providesTags: [{ type: ENGAGEMENTS_TAG, id: FIGURES }] },
      getUpi: { providesTags: [UPI_TAG] },
      updateUpi: { invalidatesTags: [UPI_TAG] },
      reportUpiChange: { invalidatesTags: [UPI_TAG] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Past work of one side, page after page, the newest first. */
      pagePastWork: build.infiniteQuery<PageOf<'listEngagements'>, Side, string | null>({
        ...pagedEndpoint('listEngagements', (side: Side) => ({
          side,
          state: 'past' as const,
          limit: String(PAGE_SIZE),
        })),
        providesTags: tagsOfPages(ENGAGEMENTS_TAG),
      }),
    }),
  });
