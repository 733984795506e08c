import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LoginLink } from '../../../shared/session/LoginLink';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { Marked } from './Marked';
import { NearbyRings } from './NearbyRings';

export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 11fr) minmax(0, 10fr)' },
        alignItems: 'center',
        columnGap: { md: 4, lg: 8 },
        rowGap: 4,
        maxWidth: 1200,
        mx: 'auto',
        px: { xs: 2, md: 3 },
        pt: { xs: 3, md: 6 },
      }}
    >
      <Box>
        <Typography variant="h1">
          <Marked text={t('hero.title')} />
        </Typography>
        <Typography variant="body1" sx={{ mt: 2, maxWidth: '46ch', color: 'text.secondary' }}>
          {t('hero.text')}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            gap: 1,
            mt: 3,
          }}
        >
          <RouteButton to="/signup" variant="contained" size="large">
            {t('hero.start')}
          </RouteButton>
          <LoginLink wish={{ role: 'employer' }} variant="outlined" size="large">
            {t('nav.hire', { ns: 'shared' })}
          </LoginLink>
          <RouteButton to="/pricing" size="large">
            {t('hero.plans')}
          </RouteButton>
        </Box>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', textAlign: { xs: 'center', sm: 'left' } }}>
          {t('hero.note')}
        </Typography>
      </Box>
      <Box sx={{ maxWidth: { xs: 420, md: 'none' }, width: '100%', mx: 'auto' }}>
        <NearbyRings />
      </Box>
    </Box>
  );
}
