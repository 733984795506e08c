import { useTranslation } from 'react-i18next';
import { CountMark } from '../../../shared/ui/CountMark';

/** How many messages are unread; nothing when none are. */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTranslation('messages');
  if (count === 0) return null;
  return <CountMark count={count} words={t('unread', { count })} sx={{ flexShrink: 0 }} />;
}
