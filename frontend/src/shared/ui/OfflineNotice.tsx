import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../hooks/useOnline';

/** Where further sentences about the network stand. */
export const OFFLINE_NOTICE_ID = 'offline-notice';

/** Shows a notice while the device has no network. */
export function OfflineNotice() {
  const { t } = useTranslation('shared');
  const online = useOnline();
  return (
    <Box role="status" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
      {!online && (
        <Box
          sx={{
            p: 1.5,
            textAlign: 'center',
            bgcolor: 'warning.tint',
            color: 'warning.main',
            fontWeight: 600,
          }}
        >
          {t('offline')}
        </Box>
      )}
      <div id={OFFLINE_NOTICE_ID} />
    </Box>
  );
}
