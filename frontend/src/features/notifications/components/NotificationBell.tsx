import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { notificationsApi } from '../api/notifications-api';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const NotificationPanel = lazySheet(async () => (await import('./NotificationPanel')).NotificationPanel, {
  prefetch: 'first',
});

/** Counts how often the number grew: each growth requires an announcement. */
function useNews(unread: number | undefined): number {
  const known = useRef(unread);
  const [news, setNews] = useState(0);
  useEffect(() => {
    if (unread !== undefined && known.current !== undefined && unread > known.current) setNews((last) => last + 1);
    known.current = unread;
  }, [unread]);
  return news;
}

/** The bell with the live number of unread notifications, and their list, which the address names while it is open. */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  const { data: unread } = notificationsApi.useUnreadCountQuery();
  const panel = useOverlayParam('notifications');
  const isOpen = panel.value !== null;
  const [bell, setBell] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const anchor = isOpen ? bell : null;
  const news = useNews(unread);
  const id = useId();
  const count = unread ?? 0;
  const label = count > 0 ? `${t('bell.label')}, ${t('bell.unread', { count })}` : t('bell.label');
  return (
    <>
      <IconButton
        ref={setBell}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={anchor ? id : undefined}
        onClick={() => panel.open('1')}
      >
        <Badge badgeContent={count} max={99} color="secondary" aria-hidden>
          <BellIcon />
        </Badge>
      </IconButton>
      <Box component="span" role="status" sx={visuallyHidden}>
        {news > 0 && <span key={news}>{t('bell.news')}</span>}
      </Box>
      {wasOpened && <NotificationPanel id={id} anchor={anchor} unread={count} onClose={panel.close} />}
    </>
  );
}
