import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
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

/** Largest number that the bell shows. */
const MOST = 99;

/** The number at the corner of the bell; it shrinks away when nothing is unread. */
function Figure({ count }: { count: number }) {
  const [shown, setShown] = useState(count);
  if (count > 0 && count !== shown) setShown(count);
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: 0,
        right: 0,
        zIndex: 1,
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'center',
        minWidth: 20,
        height: 20,
        px: '6px',
        borderRadius: '10px',
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1,
        // a narrow box must not wrap a figure
        whiteSpace: 'nowrap',
        transform: `scale(${count > 0 ? 1 : 0}) translate(50%, -50%)`,
        transformOrigin: '100% 0%',
        transition: `transform ${count > 0 ? 160 : 120}ms cubic-bezier(0.4, 0, 0.2, 1)`,
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
      }}
    >
      {shown > MOST ? `${MOST}+` : shown}
    </Box>
  );
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
        <Box
          component="span"
          aria-hidden
          sx={{ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' }}
        >
          <BellIcon />
          <Figure count={count} />
        </Box>
      </IconButton>
      <Box component="span" role="status" sx={visuallyHidden}>
        {news > 0 && <span key={news}>{t('bell.news')}</span>}
      </Box>
      {wasOpened && <NotificationPanel id={id} anchor={anchor} unread={count} onClose={panel.close} />}
    </>
  );
}
