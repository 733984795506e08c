import { useEffect } from 'react';

interface Paged {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/** Fetches page after page while `isWanted`, one at a time; stops at a page that fails, so that the user can retry. */
export function useFurtherPages({ hasNextPage, isFetching, isError, fetchNextPage }: Paged, isWanted: boolean): void {
  const isDue = isWanted && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
}
