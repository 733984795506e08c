import { api } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';

const ENGAGEMENTS_TAG = 'Engagements';
const ACCOUNT_TAG = 'PayoutAccount';
const STATEMENT_TAG = 'Statement';
const PAGE_SIZE = 20;

/**
 * Invalidates the work whose payment changed, also after a refusal, because a refusal means that the payment had
 * already changed.
 */
const changesOne = {
  invalidatesTags: (_found: unknown, _error: unknown, { id }: { id: string }) => [
    { type: ENGAGEMENTS_TAG, id } as const,
  ],
};

/**
 * The calls about payments through the provider, for both sides. The payment state of work is part of the work's
 * response.
 */
export const paymentsApi = api
  .enhanceEndpoints({
    addTagTypes: [ENGAGEMENTS_TAG, ACCOUNT_TAG, STATEMENT_TAG],
    endpoints: {
      getSecurePayQuote: {},
      reservePayment: changesOne,
      openContest: changesOne,
      answerContest: changesOne,
      withdrawContest: changesOne,
      acceptProposal: changesOne,
      appealProposal: changesOne,
      getPayoutAccount: { providesTags: [ACCOUNT_TAG] },
      submitPayoutAccount: { invalidatesTags: [ACCOUNT_TAG] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The own statement, page after page, the newest line first. */
      pageStatement: build.infiniteQuery<PageOf<'listStatement'>, undefined, string | null>({
        ...pagedEndpoint('listStatement', () => ({ limit: String(PAGE_SIZE) })),
        providesTags: [STATEMENT_TAG],
        keepUnusedDataFor: 0,
      }),
    }),
  });
