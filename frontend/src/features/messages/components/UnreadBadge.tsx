import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../../shared/ui/CountBadge';

/** How many messages are unread; nothing when none are. */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTranslation('messages');
  if (count === 0) return null;
  return <CountBadge count={count} words={t('unread', { count })} sx={{ flexShrink: 0 }} />;
}
