import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Scene } from '../../../../shared/ui/Scene';

/** The empty state of the requests, with the switch for job requests. */
export function NoRequests({ available, children }: { available: boolean; children: ReactNode }) {
  const { t } = useTranslation('instant-work/requests');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center' }}>
      <Box sx={{ width: { xs: 220, sm: 280 } }}>
        <Scene name="empty" />
      </Box>
      <Typography variant="h2" sx={{ mt: 1 }}>
        {t('none.title')}
      </Typography>
      <Typography sx={{ mt: 0.5, maxWidth: '44ch', color: 'text.secondary' }}>
        {t(available ? 'none.on' : 'none.text')}
      </Typography>
      <Box sx={{ width: '100%', mt: 2, textAlign: 'start' }}>{children}</Box>
    </Box>
  );
}
