import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InstantJobBoard } from '@nukkad/api-client/generated/api.gen';
import { FREE_CANCELLATION_HOURS } from '@nukkad/contract/instant-work/engagements';
import { REASON_MAX } from '@nukkad/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../shared/clock/server-clock';
import { ReasonSheet } from '../../../../entities/session/components/ReasonSheet';
import { isLateFor, unansweredCount } from '../model/board';

interface Props {
  board: InstantJobBoard;
  busy: boolean;
  /** Cancels the job; resolves to whether that succeeded. */
  onCancel: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for confirmation before a job is cancelled, and first shows who will be notified and whether it is late. */
export function CancelJobSheet({ board, busy, onCancel, onClose }: Props) {
  const { t } = useTranslation('instant-work/jobs');
  const [opened] = useState(serverNow);
  const { accepted } = board;
  const thinking = unansweredCount(board.waves);
  const late = accepted.filter((worker) => isLateFor(worker, opened));
  const names = (workers: typeof accepted): string =>
    workers.map(({ name }) => name || t('shared:person.worker')).join(', ');
  const isTold = accepted.length + thinking > 0;
  return (
    <ReasonSheet
      draft={`cancel-instant-job:${board.id}`}
      title={t('cancel.title')}
      subtitle={board.title}
      label={t('cancel.reason')}
      placeholder={t('cancel.example')}
      maxLength={REASON_MAX}
      confirm={t('cancel.confirm')}
      keep={t('cancel.keep')}
      busy={busy}
      onConfirm={onCancel}
      onDone={onClose}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
        {accepted.length > 0 && (
          <Typography>{t('cancel.accepted', { count: accepted.length, names: names(accepted) })}</Typography>
        )}
        {thinking > 0 && <Typography>{t('cancel.thinking', { count: thinking })}</Typography>}
        {!isTold && <Typography>{t('cancel.nobody')}</Typography>}
        {late.length > 0 && (
          <Box
            sx={{ display: 'flex', gap: 1, p: 1.5, borderRadius: 1, bgcolor: 'warning.tint', color: 'text.primary' }}
          >
            <WarningIcon aria-hidden sx={{ color: 'warning.main' }} />
            <span>{t('cancel.late', { hours: FREE_CANCELLATION_HOURS, names: names(late) })}</span>
          </Box>
        )}
        {accepted.length > 0 && late.length === 0 && (
          <Typography>{t('cancel.free', { hours: FREE_CANCELLATION_HOURS })}</Typography>
        )}
      </Box>
    </ReasonSheet>
  );
}
