import { api } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';

const PAPERS_TAG = 'Papers';
const TAX_TAG = 'TaxDetails';
const PAGE_SIZE = 20;

/** The calls about papers. An issued paper never changes; new ones are issued with payments. */
export const papersApi = api
  .enhanceEndpoints({
    addTagTypes: [PAPERS_TAG, TAX_TAG],
    endpoints: {
      getPaper: {},
      getTaxDetails: { providesTags: [TAX_TAG] },
      updateTaxDetails: { invalidatesTags: [TAX_TAG] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The own papers, page after page, the newest first; of one piece of work where named. */
      pagePapers: build.infiniteQuery<PageOf<'listPapers'>, { engagementId?: string }, string | null>({
        ...pagedEndpoint('listPapers', ({ engagementId }: { engagementId?: string }) => ({
          limit: String(PAGE_SIZE),
          ...(engagementId === undefined ? {} : { engagementId }),
        })),
        providesTags: [PAPERS_TAG],
        keepUnusedDataFor: 0,
      }),
    }),
  });
