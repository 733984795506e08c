import { api, type InstantJobBoard } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';
import { LIST, tagsOfPages } from '../../shared/cache/tags';

/** An instant job with its workers, by id; the list of jobs. */
const INSTANT_JOBS_TAG = 'InstantJobs';
/** Tag of accepted work, which determines the regulars. */
const ENGAGEMENTS_TAG = 'Engagements';

const JOBS_PAGE = 20;

/** The calls about instant jobs from the employer's side; each change refreshes dependent data. */
export const instantJobsApi = api
  .enhanceEndpoints({
    addTagTypes: [INSTANT_JOBS_TAG, ENGAGEMENTS_TAG],
    endpoints: {
      createInstantJob: { invalidatesTags: [{ type: INSTANT_JOBS_TAG, id: LIST }] },
      getInstantJob: { providesTags: (_found, _error, { id }) => [{ type: INSTANT_JOBS_TAG, id }] },
      listRegulars: { providesTags: [{ type: ENGAGEMENTS_TAG, id: LIST }] },
      // a refused change means that the board is outdated
      askEveryone: { invalidatesTags: (_found, _error, { id }) => [{ type: INSTANT_JOBS_TAG, id }] },
      cancelInstantJob: {
        invalidatesTags: (_found, _error, { id }) => [
          { type: INSTANT_JOBS_TAG, id },
          { type: INSTANT_JOBS_TAG, id: LIST },
        ],
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The employer's instant jobs, newest first, page after page. */
      pageInstantJobs: build.infiniteQuery<PageOf<'listInstantJobs'>, void, string | null>({
        ...pagedEndpoint('listInstantJobs', () => ({ limit: String(JOBS_PAGE) })),
        providesTags: tagsOfPages(INSTANT_JOBS_TAG),
      }),
    }),
  });

/** Shows the server's response to a change at once. */
const showBoard = (board: InstantJobBoard) =>
  instantJobsApi.util.updateQueryData('getInstantJob', { id: board.id }, () => board);
type ShowBoard = ReturnType<typeof showBoard>;

async function updateCachedBoard(
  _arg: unknown,
  call: { dispatch: (change: ShowBoard) => unknown; queryFulfilled: Promise<{ data: InstantJobBoard }> },
): Promise<void> {
  const answer = await call.queryFulfilled.catch(() => null);
  if (answer) call.dispatch(showBoard(answer.data));
}

instantJobsApi.enhanceEndpoints({
  endpoints: {
    askEveryone: { onQueryStarted: updateCachedBoard },
    cancelInstantJob: { onQueryStarted: updateCachedBoard },
  },
});
