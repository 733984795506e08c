import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CurrentUser } from '@nukkad/domain/users';
import { useTranslation } from 'react-i18next';
import { calledName } from '../../../shared/session/display-name';

/** The top of a dashboard without sections: its name as a badge, and the greeting large. */
export function BadgeHeading({ user, title }: { user: CurrentUser; title: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Box sx={{ mb: 3 }}>
      <Typography
        component="h1"
        sx={{
          display: 'inline-block',
          px: 1.25,
          py: 0.25,
          borderRadius: '8px',
          bgcolor: 'primary.tint',
          color: 'primary.text',
          fontWeight: 650,
        }}
      >
        {title}
      </Typography>
      <Typography variant="h2" component="p" sx={{ mt: 0.5 }}>
        {t('greeting', { name: calledName(user) })}
      </Typography>
    </Box>
  );
}
