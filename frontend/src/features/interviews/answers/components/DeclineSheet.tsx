import Typography from '@mui/material/Typography';
import { INTERVIEW_MESSAGE_MAX } from '@nukkad/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { ReasonSheet } from '../../../../entities/session/components/ReasonSheet';

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
export function DeclineSheet({ requestId, name, text, onDecline, ...sheet }: Props) {
  const { t } = useTranslation('interviews/answers');
  return (
    <ReasonSheet
      {...sheet}
      draft={`decline:${requestId}`}
      title={t('decline.title', { name })}
      label={t('decline.message')}
      placeholder={t('decline.example')}
      maxLength={INTERVIEW_MESSAGE_MAX}
      confirm={t('decline.confirm')}
      keep={t('decline.keep')}
      onConfirm={onDecline}
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{text}</Typography>
    </ReasonSheet>
  );
}
