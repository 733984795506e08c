import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { PAGE_SIZE_MAX } from '@nukkad/contract/limits';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import { isPayCaseOpen, isUnpaid } from '../model/work-steps';

/** Page size of the call, which limits the number of current engagements. */
const CURRENT = { side: 'employer', state: 'current', limit: String(PAGE_SIZE_MAX) } as const;

/** Returns whether finished work requires a payment or an answer of its employer. */
const asksForMoney = (work: Engagement): boolean => isUnpaid(work) || isPayCaseOpen(work);

/** Returns the work that the signed-in employer gives; sends no request for an account that does not hire. */
export function useWorkGiven(isEmployer: boolean) {
  const current = engagementsApi.useListEngagementsQuery(isEmployer ? CURRENT : skipToken);
  const past = engagementsApi.usePagePastWorkInfiniteQuery(isEmployer ? 'employer' : skipToken);
  const over: Engagement[] = past.data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    /** Whether the work is loaded, or its request has failed. */
    known: !isEmployer || !(current.isLoading || past.isLoading || current.isUninitialized),
    failed: current.isError && current.data === undefined,
    /** Whether the work is loaded again after a failed request. */
    retrying: current.isFetching && current.data === undefined,
    /** Upcoming and current work, and finished unpaid work. */
    now: [...(current.data ?? []), ...over.filter(asksForMoney)],
    /** Closed work without a required action. */
    done: over.filter((work) => !asksForMoney(work)),
    more: past.hasNextPage,
    loadingMore: past.isFetching,
    loadMore: () => void past.fetchNextPage(),
    retry: () => void current.refetch(),
  };
}

export type WorkGiven = ReturnType<typeof useWorkGiven>;
