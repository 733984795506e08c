import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LoginLink } from '../../../entities/session/components/LoginLink';
import { useSession } from '../../../entities/session/hooks/useSession';

/** Offers the sign-in to a guest who follows a link to a part of the dashboard, for example from a mail. */
export function LinkNotice() {
  const { t } = useTranslation('shared');
  const { pathname, search } = useLocation();
  const { status } = useSession();
  if (status !== 'signed-out') return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: 2,
        px: 2,
        py: 1,
        bgcolor: 'primary.tint',
      }}
    >
      {t('signInToOpen')}
      <LoginLink wish={{ returnTo: pathname + search }} variant="contained">
        {t('nav.signIn')}
      </LoginLink>
    </Box>
  );
}
