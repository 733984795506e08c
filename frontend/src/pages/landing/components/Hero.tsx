import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RoleCard, RoleCards } from '../../../entities/session/components/RoleCards';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { Scene } from '../../../shared/ui/Scene';
import { Marked } from './Marked';

/** The road and the pavement of the street go on below the text of a wide screen. */
const street =
  'linear-gradient(to top, var(--nk-palette-scene-road) 0 71px, var(--nk-palette-scene-wallShade) 71px 80px, transparent 80px)';

/** The description of the product, the cards of the two sides, and the picture of a street. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <Box component="section" sx={{ background: { lg: street }, overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 720px)' },
          alignItems: 'end',
          columnGap: 4,
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 1.5, md: 4 },
          pt: { xs: 2, md: 4 },
        }}
      >
        <Box sx={{ maxWidth: { md: 600 }, pb: { md: 4, lg: '104px' } }}>
          <Typography variant="h1">
            <Marked text={t('hero.title')} />
          </Typography>
          <Box sx={{ mt: { xs: 2.75, md: 3.5 }, px: 0.5 }}>
            <RoleCards>
              <RoleCard
                role="job-seeker"
                title={t('roleCards.seek.title', { ns: 'shared' })}
                text={t('roleCards.seek.text', { ns: 'shared' })}
              />
              <RoleCard
                role="employer"
                title={t('roleCards.hire.title', { ns: 'shared' })}
                text={t('roleCards.hire.text', { ns: 'shared' })}
              />
            </RoleCards>
          </Box>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))', md: 'auto auto 1fr' },
              gap: 1.25,
              mt: { xs: 1.75, md: 3 },
            }}
          >
            <RouteButton to="/signup" variant="contained" size="large" sx={{ px: { xs: 1, md: 3 } }}>
              {t('hero.start')}
            </RouteButton>
            <RouteButton to="/pricing" variant="outlined" size="large" sx={{ px: { xs: 1, md: 3 } }}>
              {t('hero.plans')}
            </RouteButton>
          </Box>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', textAlign: { xs: 'center', md: 'left' } }}>
            {t('hero.note')}
          </Typography>
        </Box>
        <Box sx={{ mx: { xs: -1.5, md: 0 }, mt: { xs: -1, md: 0 } }}>
          <Scene name="corner" sx={{ mx: 'auto' }} />
        </Box>
      </Box>
    </Box>
  );
}
