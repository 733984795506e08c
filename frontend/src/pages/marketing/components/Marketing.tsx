import FacebookIcon from '@mui/icons-material/Facebook';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import XIcon from '@mui/icons-material/X';
import { BRAND } from '@nukkad/contract/platform/brand';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { boardStyles } from '../../../shared/ui/board-styles';
import { RoleCard, RoleCards } from '../../../entities/session/components/RoleCards';
import { PageIntro } from '../../../shared/ui/PageIntro';
import { Pictogram } from '../../../shared/ui/Pictogram';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { Scene } from '../../../shared/ui/Scene';
import { Section } from '../../../shared/ui/Section';

const ROLES = [
  { id: 'seeker', role: 'job-seeker' },
  { id: 'employer', role: 'employer' },
] as const;
const BENEFITS = [
  { id: 'near', sign: 'rings' },
  { id: 'fast', sign: 'waves' },
  { id: 'safe', sign: 'stamp' },
] as const;
const STATS = ['users', 'jobs', 'radius', 'hours'] as const;
const LINKS = [
  { id: 'product', to: '/details' },
  { id: 'plans', to: '/plans' },
  { id: 'signIn', to: '/signin' },
] as const;
/** Share addresses of the networks; the text to share is appended. */
const NETWORKS = [
  { name: 'WhatsApp', Icon: WhatsAppIcon, href: 'https://wa.me/?text=' },
  { name: 'Facebook', Icon: FacebookIcon, href: 'https://www.facebook.com/sharer/sharer.php?u=' },
  { name: 'X', Icon: XIcon, href: 'https://x.com/intent/post?url=' },
] as const;

/** The alternative landing page: two entries, one for each side. */
export function Marketing() {
  const { t } = useTranslation('marketing');
  usePageTitle(t('pageTitle'));
  // the address of this installation is known only in the browser
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  return (
    <>
      <Box
        component="nav"
        aria-label={t('nav.label')}
        sx={{ display: 'flex', flexWrap: 'wrap', maxWidth: 1280, mx: 'auto', px: { xs: 0, md: 2 } }}
      >
        {LINKS.map(({ id, to }) => (
          <RouteButton key={id} to={to} color="inherit">
            {t(`nav.${id}`)}
          </RouteButton>
        ))}
      </Box>
      <PageIntro title={t('title')} text={t('text')} scene="corner">
        <Box sx={{ maxWidth: 760, mt: 3.5, px: 0.5 }}>
          <RoleCards>
            {ROLES.map(({ id, role }) => (
              <RoleCard
                key={id}
                role={role}
                heading="h2"
                title={t(`${id}.title`)}
                text={t(`${id}.text`)}
                action={t(`${id}.login`)}
              />
            ))}
          </RoleCards>
        </Box>
      </PageIntro>
      <Section title={t('benefits.title', { brand: BRAND })}>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: { xs: 1.25, md: 1.75 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {BENEFITS.map(({ id, sign }) => (
            <Box component="li" key={id} sx={{ ...boardStyles, p: 2 }}>
              <Pictogram name={sign} size={40} sx={{ color: 'primary.text' }} />
              <Typography variant="h3" sx={{ mt: 1 }}>
                {t(`benefits.${id}.title`)}
              </Typography>
              <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t(`benefits.${id}.text`)}</Typography>
            </Box>
          ))}
        </Box>
      </Section>
      <Box
        component="section"
        aria-label={t('stats.label')}
        sx={{ mt: { xs: 5, md: 7 }, bgcolor: 'band', color: 'onBand' }}
      >
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))', md: 'repeat(4, 1fr)' },
            maxWidth: 1280,
            mx: 'auto',
            my: 0,
            px: { xs: 1.5, md: 4 },
            py: { xs: 4, md: 5 },
          }}
        >
          {STATS.map((stat) => (
            <Box key={stat} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
              <dt>{t(`stats.${stat}.label`)}</dt>
              <Box component="dd" sx={{ m: 0, typography: 'payLarge', whiteSpace: 'normal' }}>
                {t(`stats.${stat}.value`)}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        component="section"
        aria-labelledby="tell-a-friend"
        sx={{ display: 'grid', justifyItems: 'center', pt: { xs: 4, md: 6 }, textAlign: 'center' }}
      >
        <Typography variant="h2" id="tell-a-friend">
          {t('social.title')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          {NETWORKS.map(({ name, Icon, href }) => (
            <IconButton
              key={name}
              href={href + encodeURIComponent(origin)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('social.share', { network: name })}
            >
              <Icon aria-hidden sx={{ fontSize: 28, color: 'primary.text' }} />
            </IconButton>
          ))}
        </Box>
        <Scene name="corner" />
      </Box>
    </>
  );
}
