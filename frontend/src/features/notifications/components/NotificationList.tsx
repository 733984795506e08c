import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { notificationsApi } from '../api/notifications-api';
import { NotificationItem } from './NotificationItem';

interface Props {
  /** Whether the target of a notification replaces the list in the history. */
  takesPlace?: boolean;
}

/** The notifications of the account, newest first; opening one marks it as read. */
export function NotificationList({ takesPlace = false }: Props) {
  const { t } = useTranslation('notifications');
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    notificationsApi.usePageNotificationsInfiniteQuery();
  const [markRead] = notificationsApi.useMarkNotificationReadMutation();

  if (!data) {
    return (
      <Box sx={{ p: 2 }}>
        {isError && !isFetching ? <LoadFailed title={t('failed')} onRetry={refetch} /> : <ListSkeleton cards={3} />}
      </Box>
    );
  }
  const notifications = data.pages.flatMap((page) => page.items);
  if (notifications.length === 0) {
    return (
      <Box sx={{ p: 2 }}>
        <EmptyState scene="bell" title={t('none.title')} text={t('none.text')} />
      </Box>
    );
  }
  return (
    <>
      <Box component="ul" aria-label={t('title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              takesPlace={takesPlace}
              onOpen={() => {
                if (!notification.isRead) void markRead({ id: notification.id });
              }}
            />
          </li>
        ))}
      </Box>
      {hasNextPage && (
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 1 }}>
          <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </Box>
      )}
    </>
  );
}
