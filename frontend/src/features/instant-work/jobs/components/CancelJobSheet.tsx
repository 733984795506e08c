import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { InstantJobBoard } from '@nukkad/api-client/generated/api.gen';
import { FREE_CANCELLATION_HOURS } from '@nukkad/contract/instant-work/engagements';
import { REASON_MAX } from '@nukkad/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../shared/clock/server-clock';
import { useDraft } from '../../../../entities/session/hooks/useDraft';
import { Sheet } from '../../../../shared/ui/Sheet';
import { TextInput } from '../../../../shared/ui/TextInput';
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
  const { text: reason, setText: setReason, send } = useDraft(`cancel-instant-job:${board.id}`);
  const [opened] = useState(serverNow);
  const formId = useId();
  const { accepted } = board;
  const thinking = unansweredCount(board.waves);
  const late = accepted.filter((worker) => isLateFor(worker, opened));
  const names = (workers: typeof accepted): string =>
    workers.map(({ name }) => name || t('shared:person.worker')).join(', ');
  const isTold = accepted.length + thinking > 0;
  return (
    <Sheet
      open
      holdsInput
      onClose={onClose}
      title={t('cancel.title')}
      subtitle={board.title}
      actions={
        <>
          <Button type="submit" form={formId} variant="contained" color="error" disabled={busy}>
            {t('cancel.confirm')}
          </Button>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void send(() => onCancel(reason.trim())).then((done) => done && onClose());
        }}
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
        <TextInput
          multiline
          minRows={2}
          maxRows={6}
          label={t('cancel.reason')}
          placeholder={t('cancel.example')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          inputProps={{ maxLength: REASON_MAX }}
        />
      </form>
    </Sheet>
  );
}
