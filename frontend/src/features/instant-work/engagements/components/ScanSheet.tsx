import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Sheet } from '../../../../shared/ui/Sheet';
import { useShopCamera } from '../hooks/useShopCamera';
import { pathOfCode } from '../model/code-reader';
import { WorkCodeFigure } from './WorkCodeFigure';

/** Milliseconds without a code after which the digits are shown as another way. */
const DIGITS_AFTER_MS = 8000;

/**
 * The scanner of a shop's code, for phones whose own camera app opens another browser, which has no session and no
 * stored page.
 */
export function ScanSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('instant-work/engagements');
  const navigate = useNavigate();
  const [isOther, setIsOther] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const { state, video, hasOthers, switchCamera, reopen, light, toggleLight } = useShopCamera((text) => {
    const path = pathOfCode(text);
    setIsOther(path === null);
    if (path !== null) void navigate(path);
    // another call of `navigate` while the page loads would add another entry to the history
    return path !== null;
  });
  useEffect(() => {
    const timer = window.setTimeout(() => setIsSlow(true), DIGITS_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  const isStopped = state === 'stopped';
  const isFailed = state === 'forbidden' || state === 'missing';
  return (
    <Sheet open tall title={t('scan.action')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!isFailed && (
          <Box
            component="video"
            ref={video}
            muted
            playsInline
            aria-label={t('scan.picture')}
            sx={{
              // stays, because a muted camera continues in it
              display: isStopped ? 'none' : 'block',
              width: '100%',
              aspectRatio: '4 / 3',
              objectFit: 'cover',
              borderRadius: '14px',
              bgcolor: 'black',
            }}
          />
        )}
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {t(`scan.${state === 'on' && isOther ? 'other' : state}`)}
        </Typography>
        {isStopped && (
          <Button variant="contained" onClick={reopen}>
            {t('scan.reopen')}
          </Button>
        )}
        {(hasOthers || light !== null) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {hasOthers && (
              <Button variant="outlined" onClick={switchCamera}>
                {t('scan.switch')}
              </Button>
            )}
            {light !== null && (
              <ToggleButton value="light" selected={light} onChange={toggleLight}>
                {t('scan.light')}
              </ToggleButton>
            )}
          </Box>
        )}
        {(isSlow || isStopped || isFailed) && (
          <>
            {!isStopped && !isFailed && <Typography>{t('scan.digits')}</Typography>}
            <WorkCodeFigure id={id} />
          </>
        )}
      </Box>
    </Sheet>
  );
}
