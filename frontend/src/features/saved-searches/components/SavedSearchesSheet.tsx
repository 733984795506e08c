import Box from '@mui/material/Box';
import type { SavedSearch } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Sheet } from '../../../shared/ui/Sheet';
import { savedSearchesApi } from '../api/saved-searches-api';
import { useSavedSearches } from '../hooks/useSavedSearches';
import { useSearchWords } from '../hooks/useSearchWords';
import { SavedSearchItem } from './SavedSearchItem';

/** All saved searches of the account: each can be opened, paused, renamed or deleted. */
export function SavedSearchesSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('saved-searches');
  const words = useSearchWords();
  const { data: searches, isError, isFetching, refetch } = savedSearchesApi.useListSavedSearchesQuery();
  const { remove, isBusy } = useSavedSearches();
  const [leaving, setLeaving] = useState<SavedSearch | null>(null);
  return (
    <Sheet open onClose={onClose} title={t('list.title')} subtitle={t('list.text')} holdsInput>
      {!searches &&
        (isError && !isFetching ? (
          <LoadFailed title={t('list.failed')} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton cards={2} />
        ))}
      {searches?.length === 0 && <EmptyState scene="notebook" title={t('none.title')} text={t('none.text')} />}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {searches?.map((search) => (
          <SavedSearchItem key={search.id} search={search} onDelete={() => setLeaving(search)} />
        ))}
      </Box>
      <ConfirmDialog
        open={leaving !== null}
        title={t('delete.title')}
        text={leaving ? t('delete.text', { name: words.title(leaving) }) : ''}
        confirm={t('delete.confirm')}
        keep={t('delete.keep')}
        busy={isBusy}
        onConfirm={() => leaving && void remove(leaving.id).then(() => setLeaving(null))}
        onClose={() => setLeaving(null)}
      />
    </Sheet>
  );
}
