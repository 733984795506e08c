import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { notificationsApi } from '../../features/notifications/api/notifications-api';
import { visuallyHidden } from '../../shared/ui/visually-hidden';

/** How many notifications are unread, behind the name of Instant Requests. */
export function UnreadCount() {
  const { t } = useTranslation('instant-requests');
  const { data: unread = 0 } = notificationsApi.useUnreadCountQuery();
  if (unread === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        minWidth: 20,
        px: 0.5,
        borderRadius: '10px',
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        fontSize: '0.8125rem',
        fontWeight: 700,
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
      <Box component="span" sx={visuallyHidden}>
        {t('unread', { count: unread })}
      </Box>
    </Box>
  );
}
