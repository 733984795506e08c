import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LoginLink } from '../../entities/session/components/LoginLink';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { RouteButton } from '../../shared/ui/RouteLink';
import { Scene } from '../../shared/ui/Scene';

/** Replaces an open page after the end of its session, with a sign-in that leads back to it. */
export function SignedOutPage({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('session');
  usePageTitle(t('title'));
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{
        ...{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', alignItems: 'center' },
        ...{ justifyContent: 'center', gap: 1, p: 3, textAlign: 'center', outline: 0 },
      }}
    >
      <Scene name="empty" />
      <Typography variant="h2" component="h1" sx={{ mt: 2 }}>
        {t('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('page')}</Typography>
      <LoginLink wish={{ returnTo }} variant="contained" size="large" sx={{ mt: 2, minWidth: 200 }}>
        {t('signIn')}
      </LoginLink>
      <RouteButton to="/" variant="text" size="large">
        {t('shared:notFound.home')}
      </RouteButton>
    </Box>
  );
}
