import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from './button-styles';

/** Replaces a part of a page while it could not be fetched: one sentence and a retry button. */
export function MissingSection({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <Box role="alert" sx={{ maxWidth: 520, mx: 'auto', py: { xs: 5, md: 8 } }}>
      <Typography variant="h2">{t('missing.title')}</Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('failure.text')}</Typography>
      <Box component="button" type="button" onClick={onRetry} sx={{ ...buttonStyles({ variant: 'contained' }), mt: 3 }}>
        {t('failure.retry')}
      </Box>
    </Box>
  );
}
