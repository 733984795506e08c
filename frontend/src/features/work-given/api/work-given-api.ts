import { api } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';
import { LIST, tagsOfPages } from '../../../shared/live/tags';

/** Accepted work, by its id; the lists of it. */
const ENGAGEMENTS_TAG = 'Engagements';
const INSTANT_JOBS_TAG = 'InstantJobs';
const PAGE = 20;

const one = (_found: unknown, _error: unknown, { id }: { id: string }) => [{ type: ENGAGEMENTS_TAG, id }] as const;
// what was refused has moved on meanwhile: what is shown is old either way
const moved = (_found: unknown, _error: unknown, { id }: { id: string }) =>
  [
    { type: ENGAGEMENTS_TAG, id },
    { type: ENGAGEMENTS_TAG, id: LIST },
  ] as const;

/** The calls about work that was accepted, from the side of the employer who gives it. */
export const workGivenApi = api
  .enhanceEndpoints({
    addTagTypes: [ENGAGEMENTS_TAG, INSTANT_JOBS_TAG],
    endpoints: {
      getEngagement: { providesTags: one },
      // where money goes is not kept longer than it is shown
      getPayee: { providesTags: one, keepUnusedDataFor: 0 },
      startWork: { invalidatesTags: moved },
      endWork: { invalidatesTags: moved },
      reportNoShow: { invalidatesTags: moved },
      payEngagement: { invalidatesTags: moved },
      // whoever leaves makes room for somebody else
      cancelEngagement: {
        invalidatesTags: (found, error, arg) => [...moved(found, error, arg), INSTANT_JOBS_TAG],
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Work that the signed-in employer gives: to come and under way by its start, or past with the newest first. */
      pageWorkGiven: build.infiniteQuery<PageOf<'listEngagements'>, 'current' | 'past', string | null>({
        ...pagedEndpoint('listEngagements', (state: 'current' | 'past') => ({
          side: 'employer' as const,
          state,
          limit: String(PAGE),
        })),
        providesTags: tagsOfPages(ENGAGEMENTS_TAG),
      }),
    }),
  });
