import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { INTERVIEW_MESSAGE_MAX } from '@nukkad/contract/interviews/interviews';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../../entities/session/hooks/useDraft';
import { Sheet } from '../../../../shared/ui/Sheet';
import { TextInput } from '../../../../shared/ui/TextInput';

interface Props {
  requestId: string;
  name: string;
  /** The consequence of declining. */
  text: string;
  busy: boolean;
  /** Error of the server about the message. */
  error: string | undefined;
  /** Declines the request; resolves to whether it is complete. */
  onDecline: (message: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for confirmation before a request is declined, with an optional message. */
export function DeclineSheet({ requestId, name, text, busy, error, onDecline, onClose }: Props) {
  const { t } = useTranslation('interviews/answers');
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
