import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../../shared/ui/CountBadge';

/** The number of unread messages; empty if there are none. */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTranslation('messages/recent');
  if (count === 0) return null;
  return <CountBadge count={count} words={t('unread', { count })} sx={{ flexShrink: 0 }} />;
}
