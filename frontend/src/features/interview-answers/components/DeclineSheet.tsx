import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { INTERVIEW_MESSAGE_MAX } from '@nukkad/domain/interviews';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../shared/drafts/useDraft';
import { Sheet } from '../../../shared/ui/Sheet';
import { TextInput } from '../../../shared/ui/TextInput';

interface Props {
  requestId: string;
  name: string;
  /** What declining means. */
  text: string;
  busy: boolean;
  /** What the server found wrong with the message. */
  error: string | undefined;
  /** Declines it; tells whether there is nothing more to do. */
  onDecline: (message: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks before a request is declined, and takes a message along. */
export function DeclineSheet({ requestId, name, text, busy, error, onDecline, onClose }: Props) {
  const { t } = useTranslation('interview-answers');
  const { text: message, setText: setMessage, send: sendDraft } = useDraft(`decline:${requestId}`);
  const formId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void sendDraft(() => onDecline(message.trim()));
  };
  return (
    <Sheet
      open
      holdsInput
      onClose={onClose}
      title={t('decline.title', { name })}
      actions={
        <>
          <Button type="submit" form={formId} variant="contained" color="error" disabled={busy}>
            {t('decline.confirm')}
          </Button>
          <Button onClick={onClose}>{t('decline.keep')}</Button>
        </>
      }
    >
      <form id={formId} onSubmit={send}>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{text}</Typography>
        <TextInput
          multiline
          minRows={2}
          maxRows={6}
          label={t('decline.message')}
          placeholder={t('decline.example')}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          error={error}
          inputProps={{ maxLength: INTERVIEW_MESSAGE_MAX }}
        />
      </form>
    </Sheet>
  );
}
