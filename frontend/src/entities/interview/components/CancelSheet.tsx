import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { INTERVIEW_MESSAGE_MAX } from '@nukkad/contract/interviews/interviews';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../session/hooks/useDraft';
import { Sheet } from '../../../shared/ui/Sheet';
import { TextInput } from '../../../shared/ui/TextInput';

interface Props {
  requestId: string;
  /** The person who expects the interview. */
  other: string;
  busy: boolean;
  /** Error of the server about the message. */
  error: string | undefined;
  /** Cancels the interview; resolves to whether it is complete. */
  onCancel: (message: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for confirmation before a confirmed interview is cancelled, with an optional message. */
export function CancelSheet({ requestId, other, busy, error, onCancel, onClose }: Props) {
  const { t } = useTranslation('interview');
  const { text: message, setText: setMessage, send: sendDraft } = useDraft(`cancel:${requestId}`);
  const formId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void sendDraft(() => onCancel(message.trim()));
  };
  return (
    <Sheet
      open
      holdsInput
      onClose={onClose}
      title={t('cancel.titleFixed')}
      actions={
        <>
          <Button type="submit" form={formId} variant="contained" color="error" disabled={busy}>
            {t('cancel.confirm')}
          </Button>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
        </>
      }
    >
      <form id={formId} onSubmit={send}>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('cancel.textFixed', { other })}</Typography>
        <TextInput
          multiline
          minRows={2}
          maxRows={6}
          label={t('message.label')}
          placeholder={t('cancel.example')}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          error={error}
          inputProps={{ maxLength: INTERVIEW_MESSAGE_MAX }}
        />
      </form>
    </Sheet>
  );
}
