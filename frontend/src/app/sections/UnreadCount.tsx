import { useTranslation } from 'react-i18next';
import { notificationsApi } from '../../features/notifications/api/notifications-api';
import { CountBadge } from '../../shared/ui/CountBadge';

/** The number of unread notifications after the name of Instant Requests. */
export function UnreadCount() {
  const { t } = useTranslation('instant-work/requests');
  const { data: unread = 0 } = notificationsApi.useUnreadCountQuery();
  if (unread === 0) return null;
  return <CountBadge count={unread} words={t('unread', { count: unread })} />;
}
