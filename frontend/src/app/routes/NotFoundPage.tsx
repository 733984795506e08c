import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { LoginLink } from '../../entities/session/components/LoginLink';
import { RouteButton } from '../../shared/ui/RouteLink';
import { Scene } from '../../shared/ui/Scene';

/** The page of all other addresses. `returnTo` is an address that may exist after a sign-in. */
export default function NotFoundPage({ returnTo }: { returnTo?: string }) {
  const { t } = useTranslation('shared');
  usePageTitle(t('notFound.title'));
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        p: 3,
        textAlign: 'center',
        outline: 0,
      }}
    >
      <Scene name="empty" />
      {returnTo === undefined ? (
        <>
          <Typography variant="h1" sx={{ mt: 2, color: 'primary.text' }}>
            {t('notFound.code')}
          </Typography>
          <Typography variant="body1">{t('notFound.title')}</Typography>
        </>
      ) : (
        <>
          {/* the page may exist after a sign-in, so the sign-in is prominent and the status code is small */}
          <Typography variant="h2" component="p" sx={{ mt: 2 }}>
            {t('signInToOpen')}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
            <Typography component="h1" variant="body2">
              {t('notFound.code')}
            </Typography>
            <Typography variant="body2">{t('notFound.title')}</Typography>
          </Box>
          <LoginLink wish={{ returnTo }} variant="contained" size="large" sx={{ mt: 2, minWidth: 200 }}>
            {t('nav.signIn')}
          </LoginLink>
        </>
      )}
      <RouteButton
        to="/"
        variant={returnTo === undefined ? 'contained' : 'text'}
        size="large"
        sx={{ mt: returnTo === undefined ? 3 : 0 }}
      >
        {t('notFound.home')}
      </RouteButton>
    </Box>
  );
}
