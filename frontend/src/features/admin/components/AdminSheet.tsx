import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailSheet } from '../../../shared/ui/DetailSheet';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';

interface Props<Item> {
  open: boolean;
  onClose: () => void;
  title: string;
  subtitle: string | undefined;
  /** Result of the item's query. */
  query: { currentData?: Item | undefined; isError: boolean; refetch: () => unknown };
  details: (item: Item) => ReactNode;
}

/** One item of the staff's page beside its list or over it: loading, failed, or its details. */
export function AdminSheet<Item>({ open, onClose, title, subtitle, query, details }: Props<Item>) {
  const { t } = useTranslation('admin');
  const { currentData, isError, refetch } = query;
  if (!open) return null;
  return (
    <DetailSheet onClose={onClose} title={title} subtitle={subtitle} holdsInput tall>
      {currentData && details(currentData)}
      {!currentData &&
        (isError ? <LoadFailed title={t('list.failed')} onRetry={refetch} /> : <ListSkeleton cards={2} />)}
    </DetailSheet>
  );
}
