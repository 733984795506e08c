import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Page } from '@nukkad/api-client/paged-endpoint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { FailureNote } from '../../../shared/ui/FailureNote';
import { useFormat } from '../../../shared/i18n/format';
import { endsEarly } from '../model/ends-early';

/** The part of a paged query that its list needs. */
export interface PagedQuery {
  data?: { pages: readonly Page<unknown>[] };
  isFetching: boolean;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface Props {
  query: PagedQuery;
  failure: { title: string; text: string };
  /** The skeleton before the first response. */
  skeleton: ReactNode;
  isEmpty: boolean;
  empty: ReactNode;
  /** The number of results, and further content above the list. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * A list of jobs in all its states. The previous results stay readable while the next response loads, and if it fails.
 */
export function JobResults({ query, failure, skeleton, isEmpty, empty, head, children }: Props) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const retry = (
    <Button color="inherit" variant="outlined" onClick={() => void query.refetch()}>
      {t('list.retry')}
    </Button>
  );
  if (query.data === undefined) {
    if (!query.isError || query.isFetching) {
      return (
        <>
          <SkeletonBlock width={180} height={16} sx={{ mt: 0.75, mb: 1.25 }} />
          {skeleton}
        </>
      );
    }
    return (
      <Box sx={{ mt: 1.25 }}>
        <EmptyState scene="offline" role="alert" title={failure.title} text={failure.text}>
          {retry}
        </EmptyState>
      </Box>
    );
  }
  const first = endsEarly(query.data.pages);
  const outdated = query.isFetching && !query.isFetchingNextPage;
  return (
    <Box aria-busy={outdated}>
      {query.isError && !query.isFetching && (
        <FailureNote action={retry}>
          <strong>{failure.title}</strong>
          <Box component="span" sx={{ display: 'block' }}>
            {t('list.kept')}
          </Box>
        </FailureNote>
      )}
      {head}
      <Box sx={{ opacity: outdated ? 0.55 : 1, transition: 'opacity 150ms' }}>
        {isEmpty ? empty : children}
        {query.hasNextPage && (
          <Box sx={{ display: 'flex', justifyContent: 'center', mt: 2 }}>
            <Button variant="outlined" disabled={query.isFetching} onClick={() => void query.fetchNextPage()}>
              {t(query.isFetchingNextPage ? 'list.loading' : 'list.more')}
            </Button>
          </Box>
        )}
        {first !== null && (
          <Typography variant="body2" sx={{ mt: 2, textAlign: 'center', color: 'text.secondary' }}>
            {t('list.end', { number: format.number(first) })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
