import Typography from '@mui/material/Typography';
import { INTERVIEW_MESSAGE_MAX } from '@nukkad/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { ReasonSheet } from '../../session/components/ReasonSheet';

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
export function CancelSheet({ requestId, other, onCancel, ...sheet }: Props) {
  const { t } = useTranslation('interview');
  return (
    <ReasonSheet
      {...sheet}
      draft={`cancel:${requestId}`}
      title={t('cancel.titleFixed')}
      label={t('message.label')}
      placeholder={t('cancel.example')}
      maxLength={INTERVIEW_MESSAGE_MAX}
      confirm={t('cancel.confirm')}
      keep={t('cancel.keep')}
      onConfirm={onCancel}
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('cancel.textFixed', { other })}</Typography>
    </ReasonSheet>
  );
}
