import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CurrentUser } from '@nukkad/domain/users';
import { hasSide } from '@nukkad/domain/users';
import { useTranslation } from 'react-i18next';
import { AvailabilityLine } from '../../features/availability/components/AvailabilityLine';
import { notificationsApi } from '../../features/notifications/api/notifications-api';
import { visuallyHidden } from '../../shared/ui/visually-hidden';

/** The top of Instant Requests: its name, how many notifications are unread, and whether the worker can be asked. */
export function InstantHeading({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('instant-requests');
  const { data: unread = 0 } = notificationsApi.useUnreadCountQuery();
  return (
    <Box sx={{ mb: 2, pr: { md: 33 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        {unread > 0 && (
          <Box
            component="span"
            sx={{
              minWidth: 26,
              px: 0.75,
              borderRadius: '13px',
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
              fontSize: '0.9375rem',
              fontWeight: 700,
              lineHeight: '26px',
              textAlign: 'center',
            }}
          >
            <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
            <Box component="span" sx={visuallyHidden}>
              {t('unread', { count: unread })}
            </Box>
          </Box>
        )}
      </Box>
      {hasSide(user.role, 'job_seeker') && (
        <Typography sx={{ color: 'text.secondary' }}>
          <AvailabilityLine user={user} />
        </Typography>
      )}
    </Box>
  );
}
