import Box from '@mui/material/Box';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { currentLanguage, i18n } from '../../../shared/i18n/i18n';
import { buttonStyles } from '../../../shared/ui/button-styles';
import { OFFLINE_NOTICE_ID } from '../../../shared/ui/OfflineNotice';
import { band } from '../model/band';
import { newVersion } from '../model/new-version';
import { openNewerBuild } from '../model/newer-build';
import { followReplacedTexts } from '../model/replaced-texts';

/** Opens the newer build for the texts of the language that the page is changing to. */
const openWithTexts = (language: string): void => {
  if (language !== currentLanguage()) void openNewerBuild();
};

/**
 * Says in the band at the top that a newer build of the application is there, or that this page is too old to work.
 * After a deployment the texts of another language are missing at the server: the newer build is opened for them. Texts
 * that are missing for another reason are fetched again.
 */
export function NewVersionBand() {
  const { t } = useTranslation('offline');
  const version = useSyncExternalStore(newVersion.subscribe, newVersion.state);
  useEffect(() => {
    i18n.on('failedLoading', openWithTexts);
    return () => i18n.off('failedLoading', openWithTexts);
  }, []);
  useEffect(followReplacedTexts, []);
  const place = document.getElementById(OFFLINE_NOTICE_ID);
  if (!place || version === 'none') return null;
  return createPortal(
    <Box sx={{ ...band, bgcolor: 'primary.tint', color: 'primary.text' }}>
      {t(version === 'needed' ? 'newVersion.needed' : 'newVersion.title')}
      <Box component="button" type="button" onClick={() => newVersion.open()} sx={buttonStyles()}>
        {t('newVersion.open')}
      </Box>
    </Box>,
    place,
  );
}
