import BoltIcon from '@mui/icons-material/BoltOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import { BRAND } from '@nukkad/domain/brand';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { loginPath } from '../../../shared/session/login-path';
import { PageIntro } from '../../../shared/ui/PageIntro';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { Section } from '../../../shared/ui/Section';
import { boardLook } from '../../../shared/ui/board-look';

const ROLES = [
  { id: 'seeker', role: 'job-seeker' },
  { id: 'employer', role: 'employer' },
] as const;
const BENEFITS = [
  { id: 'near', Icon: PlaceIcon },
  { id: 'fast', Icon: BoltIcon },
  { id: 'safe', Icon: ShieldIcon },
] as const;
const STATS = ['users', 'jobs', 'radius', 'hours'] as const;
const LINKS = [
  { id: 'product', to: '/details' },
  { id: 'plans', to: '/plans' },
  { id: 'signIn', to: '/signin' },
] as const;

/** The other landing page: two ways in, one for each side. */
export function Marketing() {
  const { t } = useTranslation('marketing');
  usePageTitle(t('pageTitle'));
  return (
    <>
      <Box
        component="nav"
        aria-label={t('nav.label')}
        sx={{ display: 'flex', flexWrap: 'wrap', maxWidth: 1200, mx: 'auto', px: { xs: 0, md: 1 } }}
      >
        {LINKS.map(({ id, to }) => (
          <RouteButton key={id} to={to} color="inherit">
            {t(`nav.${id}`)}
          </RouteButton>
        ))}
      </Box>
      <PageIntro title={t('title')} text={t('text')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, mt: 4 }}>
          {ROLES.map(({ id, role }) => (
            <Box
              key={id}
              sx={{
                p: { xs: 3, md: 4 },
                ...boardLook,
              }}
            >
              <Typography variant="h2">{t(`${id}.title`)}</Typography>
              <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t(`${id}.text`)}</Typography>
              <Button
                href={loginPath(currentLanguage(), { role })}
                variant={id === 'seeker' ? 'contained' : 'outlined'}
                size="large"
                sx={{ mt: 3 }}
                fullWidth
              >
                {t(`${id}.login`)}
              </Button>
            </Box>
          ))}
        </Box>
      </PageIntro>
      <Section title={t('benefits.title', { brand: BRAND })}>
        <Box
          component="ul"
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(3, 1fr)' }, m: 0, p: 0, listStyle: 'none' }}
        >
          {BENEFITS.map(({ id, Icon }) => (
            <li key={id}>
              <Icon aria-hidden sx={{ fontSize: 32, color: 'primary.text' }} />
              <Typography variant="h3">{t(`benefits.${id}.title`)}</Typography>
              <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t(`benefits.${id}.text`)}</Typography>
            </li>
          ))}
        </Box>
      </Section>
      <Box
        component="section"
        aria-label={t('stats.label')}
        sx={{ mt: { xs: 6, md: 10 }, bgcolor: 'band', color: 'onBand' }}
      >
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
            maxWidth: 1200,
            mx: 'auto',
            my: 0,
            px: { xs: 2, md: 3 },
            py: { xs: 4, md: 6 },
          }}
        >
          {STATS.map((stat) => (
            <Box key={stat} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
              <dt>{t(`stats.${stat}.label`)}</dt>
              <Box component="dd" sx={{ m: 0, fontSize: '2rem', fontWeight: 700 }}>
                {t(`stats.${stat}.value`)}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </>
  );
}
