import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useOnline } from '../hooks/useOnline';
import { buttonStyles } from './button-styles';

/**
 * A message at the lower edge of the window while a part could not be fetched: one sentence and a retry button.
 * Disappears when the address changes, for example by Back, because the part is then no longer requested.
 */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shared');
  const online = useOnline();
  const { pathname, search } = useLocation();
  const [askedAt] = useState(pathname + search);
  if (pathname + search !== askedAt) return null;
  return (
    <Box
      role="alert"
      sx={{
        position: 'fixed',
        insetInline: { xs: 12, md: 24 },
        bottom: 'calc(12px + var(--nk-bar-height, 0px))',
        maxWidth: 440,
        mx: 'auto',
        zIndex: 'snackbar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 2,
        py: 1.25,
        borderRadius: 2,
        bgcolor: 'warning.tint',
        color: 'text.primary',
        boxShadow: 3,
        fontWeight: 600,
      }}
    >
      <span>{t(online ? 'missing.weak' : 'missing.offline')}</span>
      <Box component="button" type="button" onClick={onRetry} sx={buttonStyles()}>
        {t('failure.retry')}
      </Box>
    </Box>
  );
}
