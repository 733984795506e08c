import WifiOffIcon from '@mui/icons-material/WifiOff';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../hooks/useOnline';

/** Says that the device lost its network, for as long as it did. */
export function OfflineNotice() {
  const { t } = useTranslation('shared');
  const online = useOnline();
  return (
    <Box role="status" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
      {!online && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            justifyContent: 'center',
            px: 2,
            py: 1,
            minHeight: 48,
            bgcolor: 'warning.tint',
            color: 'warning.main',
            fontWeight: 600,
          }}
        >
          <WifiOffIcon aria-hidden fontSize="small" />
          {t('offline')}
        </Box>
      )}
    </Box>
  );
}
