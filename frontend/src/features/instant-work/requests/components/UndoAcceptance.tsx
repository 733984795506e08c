import UndoIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../../../shared/clock/useSecondsLeft';

const MINUTE = 60;

interface Props {
  /** End of the period in which it can be undone, ISO 8601. */
  until: string;
  /** Id of the element that describes the acceptance. */
  describedBy: string;
  busy: boolean;
  onUndo: () => void;
}

/**
 * Undoes an accidental acceptance, and shows how long that has no consequences. After that time the space stays
 * reserved, so that the content below does not move.
 */
export function UndoAcceptance({ until, describedBy, busy, onUndo }: Props) {
  const { t } = useTranslation('instant-work/requests');
  const left = useSecondsLeft(until);
  const clock = `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        visibility: left === 0 ? 'hidden' : 'visible',
      }}
    >
      <Button
        variant="outlined"
        startIcon={<UndoIcon />}
        disabled={busy}
        aria-describedby={describedBy}
        onClick={onUndo}
      >
        {t('undo.action')}
      </Button>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('undo.text', { clock })}
      </Box>
    </Box>
  );
}
