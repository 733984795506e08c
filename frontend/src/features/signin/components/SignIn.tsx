import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CheckIcon from '@mui/icons-material/Check';
import { BRAND } from '@nukkad/contract/platform/brand';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { lastAccount } from '../../../entities/session/model/last-account';
import { loginPath } from '../../../entities/session/model/login-path';
import { RoleCard, RoleCards } from '../../../entities/session/components/RoleCards';
import { RouteButton, RouteLink } from '../../../shared/ui/RouteLink';
import { DemoAccounts } from './DemoAccounts';
import { SignInProblem } from './SignInProblem';

const REASONS = ['matching', 'nearby', 'instant', 'payment', 'ratings'] as const;
const SIDES = [
  { side: 'seekers', card: 'seek', role: 'job-seeker' },
  { side: 'employers', card: 'hire', role: 'employer' },
] as const;

/** The sign-in page: one button for all users. */
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
          // another account may sign in
          onClick={() => lastAccount.forget()}
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
        <Box sx={{ mt: 4, px: 0.5 }}>
          <RoleCards>
            {SIDES.map(({ side, card, role }) => (
              <RoleCard
                key={side}
                role={role}
                heading="h2"
                title={t(`${side}.title`)}
                text={t(`${side}.text`)}
                action={t(`roleCards.${card}.title`, { ns: 'shared' })}
              />
            ))}
          </RoleCards>
        </Box>
        <DemoAccounts />
      </Box>
      <Box sx={{ alignSelf: 'center', p: { xs: 3, md: 5 }, borderRadius: 1, bgcolor: 'background.tint' }}>
        <Typography variant="h2">{t('why.title', { brand: BRAND })}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {REASONS.map((reason) => (
            <Box component="li" key={reason} sx={{ display: 'flex', gap: 1.5, py: 1 }}>
              <CheckIcon aria-hidden sx={{ color: 'primary.text' }} />
              <span>{t(`why.${reason}`)}</span>
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
