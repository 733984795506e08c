import Box from '@mui/material/Box';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import { buttonStyles } from '../ui/button-styles';
import { OFFLINE_NOTICE_ID } from '../ui/OfflineNotice';
import { newVersion } from './new-version';
import { offlineState } from './offline-state';
import { QueueSheet, type ShownQueue } from './QueueSheet';

const band = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 1.5,
  px: 1.5,
  py: 0.5,
  bgcolor: 'warning.tint',
  color: 'warning.main',
  fontWeight: 600,
  textAlign: 'center',
} as const;

/** Says in the band at the top how old the page is, what waits to be sent, what this browser cannot keep, and that a new version is there. */
export function OfflineStatus({ queue }: { queue: ShownQueue }) {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { seenAt, entries, trouble } = useSyncExternalStore(offlineState.subscribe, offlineState.read);
  const version = useSyncExternalStore(newVersion.subscribe, newVersion.state);
  const place = document.getElementById(OFFLINE_NOTICE_ID);
  const button = (text: string, onClick: () => void) => (
    <Box component="button" type="button" onClick={onClick} sx={buttonStyles()}>
      {text}
    </Box>
  );
  return (
    <>
      {place &&
        createPortal(
          <>
            {seenAt !== null && <Box sx={band}>{t('seen', { when: format.relative(new Date(seenAt)) })}</Box>}
            {trouble && <Box sx={band}>{t(`trouble.${trouble}`)}</Box>}
            {entries.length > 0 && (
              <Box sx={band}>
                {t('waitingCount', { count: entries.length })}
                {button(t('show'), () => setIsOpen(true))}
              </Box>
            )}
            {version !== 'none' && (
              <Box sx={{ ...band, bgcolor: 'primary.tint', color: 'primary.text' }}>
                {t(version === 'needed' ? 'newVersion.needed' : 'newVersion.title')}
                {button(t('newVersion.open'), () => newVersion.open())}
              </Box>
            )}
          </>,
          place,
        )}
      <QueueSheet queue={queue} open={isOpen && entries.length > 0} onClose={() => setIsOpen(false)} />
    </>
  );
}
