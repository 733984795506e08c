import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CheckIcon from '@mui/icons-material/Check';
import { BRAND } from '@nukkad/domain/brand';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { LoginLink } from '../../../shared/session/LoginLink';
import { loginPath } from '../../../shared/session/login-path';
import { RouteButton, RouteLink } from '../../../shared/ui/RouteLink';
import { DemoAccounts } from './DemoAccounts';
import { SignInProblem } from './SignInProblem';
import { boardLook } from '../../../shared/ui/board-look';

const REASONS = ['matching', 'nearby', 'instant', 'payment', 'ratings'] as const;
const SIDES = [
  { side: 'seekers', role: 'job-seeker' },
  { side: 'employers', role: 'employer' },
] as const;

/** The way in: one button, for everybody. */
export function SignIn() {
  const { t } = useTranslation('signin');
  const [address] = useSearchParams();
  usePageTitle(t('pageTitle'));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
        columnGap: { md: 6, lg: 10 },
        rowGap: 5,
        maxWidth: 1080,
        mx: 'auto',
        px: { xs: 2, md: 3 },
        pt: { xs: 1, md: 4 },
      }}
    >
      <Box>
        <RouteButton to="/" startIcon={<ArrowBackIcon aria-hidden />} sx={{ ml: -2.5 }}>
          {t('back')}
        </RouteButton>
        <Typography variant="h1" sx={{ mt: 2 }}>
          {t('title')}
        </Typography>
        <Typography variant="body1" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('subtitle')}
        </Typography>
        <SignInProblem />
        <Button
          href={loginPath(currentLanguage(), { returnTo: address.get('returnTo') ?? undefined })}
          variant="contained"
          size="large"
          sx={{ mt: 3, width: { xs: '100%', sm: 320 } }}
        >
          {t('button')}
        </Button>
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('note')}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          {t('newHere')} <RouteLink to="/signup">{t('signUp')}</RouteLink>
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mt: 3 }}>
          {SIDES.map(({ side, role }) => (
            <Box
              key={side}
              sx={{
                display: 'flex',
                flexDirection: 'column',
                p: 2.5,
                ...boardLook,
              }}
            >
              <Typography variant="h3" component="h2">
                {t(`${side}.title`)}
              </Typography>
              <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>{t(`${side}.text`)}</Typography>
              <LoginLink wish={{ role }} variant="outlined" sx={{ mt: 'auto' }}>
                {t(`${side}.door`)}
              </LoginLink>
            </Box>
          ))}
        </Box>
        <DemoAccounts />
      </Box>
      <Box sx={{ alignSelf: 'center', p: { xs: 3, md: 5 }, borderRadius: 1, bgcolor: 'background.tint' }}>
        <Typography variant="h2">{t('why.title', { brand: BRAND })}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {REASONS.map((reason) => (
            <Box component="li" key={reason} sx={{ display: 'flex', gap: 1.5, py: 1 }}>
              <CheckIcon aria-hidden sx={{ color: 'primary.text' }} />
              {t(`why.${reason}`)}
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', mt: 2 }}>
          {(['details', 'plans'] as const).map((page) => (
            <RouteLink key={page} to={`/${page}`}>
              {t(page)}
            </RouteLink>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
