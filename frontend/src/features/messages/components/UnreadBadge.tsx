import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';

/** How many messages are unread; nothing when none are. */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        flexShrink: 0,
        minWidth: 24,
        px: 0.75,
        borderRadius: '12px',
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: '24px',
        textAlign: 'center',
      }}
    >
      <span aria-hidden>{format.number(count)}</span>
      <Box component="span" sx={visuallyHidden}>
        {t('unread', { count })}
      </Box>
    </Box>
  );
}
