import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ATTENDANCE_STEP_SECONDS, type AttendancePhase } from '@nukkad/contract/attendance/attendance';
import { WORK_ROUNDED_TO_MINUTES } from '@nukkad/contract/instant-work/paid-hours';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../../../shared/ui/QrCode';
import { SkeletonBlock } from '../../../../shared/ui/SkeletonBlock';
import { useShiftToken } from '../hooks/useShiftToken';

const QR_SIZE = 200;

function ShownCode({ id, phase }: { id: string; phase: AttendancePhase }) {
  const { t } = useTranslation('instant-work/given-work');
  const { token, isFailed } = useShiftToken(id, phase);
  const board = useRef<HTMLDivElement>(null);
  // on a phone the code would be below the screen that its workers are waiting to scan
  useEffect(() => {
    board.current?.scrollIntoView({ block: 'center' });
  }, []);
  if (isFailed) return <Typography role="alert">{t('qr.failed')}</Typography>;
  return (
    <Box
      ref={board}
      sx={{ display: 'grid', gap: 1, justifyItems: 'center', p: 2, borderRadius: '14px', bgcolor: 'primary.tint' }}
    >
      {token === null ? (
        <SkeletonBlock width={QR_SIZE} height={QR_SIZE} />
      ) : (
        <QrCode text={`${window.location.origin}/work/${phase}/${token}`} label={t(`qr.label.${phase}`)} />
      )}
      <Typography sx={{ fontWeight: 600, textAlign: 'center' }}>{t(`qr.scan.${phase}`)}</Typography>
      <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {t('qr.changes', { seconds: ATTENDANCE_STEP_SECONDS })} {t('qr.rounded', { minutes: WORK_ROUNDED_TO_MINUTES })}
      </Typography>
    </Box>
  );
}

/** The code of a shift, which all its workers scan with their phones; shown on request. */
export function ShiftQrCode({ id, phase }: { id: string; phase: AttendancePhase }) {
  const { t } = useTranslation('instant-work/given-work');
  const [isShown, setIsShown] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', justifyItems: isShown ? 'stretch' : 'start' }}>
      <Button
        variant="outlined"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
        sx={{ justifySelf: 'start' }}
      >
        {t(isShown ? 'qr.hide' : 'qr.show')}
      </Button>
      {isShown && <ShownCode id={id} phase={phase} />}
    </Box>
  );
}
