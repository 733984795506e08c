import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { Scene } from '../../../shared/ui/Scene';

/** Replaces a job that is gone, unknown or failed to load, with a link to other pages. */
export function JobNote({ what, children }: { what: 'gone' | 'not-found' | 'failed'; children?: ReactNode }) {
  const { t } = useTranslation('public-job');
  usePageTitle(t(`${what}.title`));
  return (
    <Box
      role={what === 'failed' ? 'alert' : undefined}
      sx={{ display: 'grid', justifyItems: 'center', px: 2, pt: { xs: 4, md: 6 }, textAlign: 'center' }}
    >
      <Scene name={what === 'failed' ? 'offline' : 'empty'} />
      <Typography variant="h1" sx={{ mt: 2, fontSize: { xs: '1.375rem', md: '1.875rem' } }}>
        {t(`${what}.title`)}
      </Typography>
      <Typography variant="body1" sx={{ mt: 1, mb: 2.5, maxWidth: '46ch', color: 'text.secondary' }}>
        {t(`${what}.text`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {children}
        <RouteButton to="/" variant={children ? 'outlined' : 'contained'} size="large">
          {t('otherJobs')}
        </RouteButton>
      </Box>
    </Box>
  );
}
