import { BRAND } from '@nukkad/contract/platform/brand';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { Section } from '../../../shared/ui/Section';

/** The origin of the name, and the goal of the product. */
export function About() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('about.title', { brand: BRAND })}>
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 6 }, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Typography variant="body1" sx={{ maxWidth: '60ch' }}>
          {t('about.name', { brand: BRAND })}
        </Typography>
        <Typography variant="body1" sx={{ maxWidth: '60ch' }}>
          {t('about.aim')}
        </Typography>
      </Box>
      <RouteLink to="/about" sx={{ mt: 1 }}>
        {t('about.more')}
      </RouteLink>
    </Section>
  );
}
