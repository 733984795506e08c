import Box from '@mui/material/Box';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../shared/hooks/useOnline';
import { useFormat } from '../../../shared/i18n/format';
import { LoginLink } from '../../session/components/LoginLink';
import { buttonStyles } from '../../../shared/ui/button-styles';
import { OFFLINE_NOTICE_ID } from '../../../shared/ui/OfflineNotice';
import { band } from '../model/band';
import { offlineState } from '../model/offline-state';
import { QueueSheet, type ShownQueue } from './QueueSheet';

/** Says in the band at the top how old the page is, what waits to be sent, and what this browser cannot keep. */
export function OfflineStatus({ queue }: { queue: ShownQueue | null }) {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const online = useOnline();
  const [isOpen, setIsOpen] = useState(false);
  const { seenAt, entries, needsSignIn, trouble } = useSyncExternalStore(offlineState.subscribe, offlineState.read);
  const place = document.getElementById(OFFLINE_NOTICE_ID);
  return (
    <>
      {place &&
        createPortal(
          <>
            {seenAt !== null && (
              <Box sx={band}>
                {/* without a network, the notice above says that there is none */}
                {online && `${t('unreached')} `}
                {t('seen', { when: format.relative(new Date(seenAt)) })}
              </Box>
            )}
            {trouble && <Box sx={band}>{t(`trouble.${trouble}`)}</Box>}
            {entries.length > 0 && (
              <Box sx={band}>
                {needsSignIn ? t('list.signIn') : t('waitingCount', { count: entries.length })}
                {needsSignIn && <LoginLink>{t('list.signInButton')}</LoginLink>}
                <Box component="button" type="button" onClick={() => setIsOpen(true)} sx={buttonStyles()}>
                  {t('show')}
                </Box>
              </Box>
            )}
          </>,
          place,
        )}
      {queue && <QueueSheet queue={queue} open={isOpen && entries.length > 0} onClose={() => setIsOpen(false)} />}
    </>
  );
}
