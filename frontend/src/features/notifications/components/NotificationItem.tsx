import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { Notification } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/format';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';

interface Props {
  notification: Notification;
  /** Whether its target replaces the list in the history. */
  takesPlace: boolean;
  onOpen: () => void;
}

/** One notification, as a link to its subject; an unread one has a dot and a tinted background. */
export function NotificationItem({ notification, takesPlace, onOpen }: Props) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { title, message, link, isRead, createdAt } = notification;
  return (
    <ListItemButton
      component={Link}
      to={link}
      replace={takesPlace}
      onClick={onOpen}
      sx={{
        alignItems: 'flex-start',
        gap: 1.5,
        px: 2,
        py: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: isRead ? 'transparent' : 'primary.tint',
        // the focus ring stays inside the list, which clips its overflow
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Box
        aria-hidden
        sx={{
          flexShrink: 0,
          width: 10,
          height: 10,
          mt: 0.9,
          borderRadius: '50%',
          bgcolor: isRead ? 'transparent' : 'primary.text',
        }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {!isRead && (
          <Box component="span" sx={visuallyHidden}>
            {t('unread')}{' '}
          </Box>
        )}
        <Typography component="span" sx={{ display: 'block', fontWeight: isRead ? 450 : 650 }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block' }}>
          {message}
        </Typography>
        <Typography
          component="time"
          dateTime={createdAt}
          variant="body2"
          sx={{ display: 'block', mt: 0.25, color: 'text.secondary' }}
        >
          {format.relative(new Date(createdAt))}
        </Typography>
      </Box>
    </ListItemButton>
  );
}
