import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Page } from '@nukkad/api-client/paged-endpoint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { boardStyles } from '../../../shared/ui/board-styles';

interface Props<Item> {
  /** Result of the list's query. */
  list: {
    data?: { pages: Page<Item>[] } | undefined;
    isError: boolean;
    isFetching: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  label: string;
  /** Text of the empty state, in a few words. */
  none: string;
  row: (item: Item) => ReactNode;
}

/** A list of the staff's page: loading, failed, empty, or its rows page by page. */
export function AdminList<Item extends { id: string }>({ list, label, none, row }: Props<Item>) {
  const { t } = useTranslation('admin');
  if (!list.data) {
    return list.isError && !list.isFetching ? (
      <LoadFailed title={t('list.failed')} onRetry={list.refetch} />
    ) : (
      <ListSkeleton cards={3} />
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState icon={DoneIcon} title={none} />;
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <Box component="li" key={item.id} sx={{ ...boardStyles, p: 2, minWidth: 0, overflowWrap: 'anywhere' }}>
            {row(item)}
          </Box>
        ))}
      </Box>
      {list.hasNextPage && (
        <Button fullWidth disabled={list.isFetching} onClick={() => void list.fetchNextPage()} sx={{ mt: 1 }}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}
