import Box from '@mui/material/Box';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../hooks/useOnline';
import { NOTICE_HEIGHT } from './notice-height';

/** Where further sentences about the network stand. */
export const OFFLINE_NOTICE_ID = 'offline-notice';

/** One more than the header of a page has. */
const Z_OVER_HEADER = 1101;

/** Writes the height of the notices into the document, so that the header stays below them. */
function useNoticeHeight(notices: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = notices.current;
    // an environment without layout has no ResizeObserver
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty(NOTICE_HEIGHT, `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty(NOTICE_HEIGHT);
    };
  }, [notices]);
}

/** Shows a notice while the device has no network. */
export function OfflineNotice() {
  const { t } = useTranslation('shared');
  const online = useOnline();
  const notices = useRef<HTMLElement>(null);
  useNoticeHeight(notices);
  return (
    <Box ref={notices} role="status" sx={{ position: 'sticky', top: 0, zIndex: Z_OVER_HEADER }}>
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
