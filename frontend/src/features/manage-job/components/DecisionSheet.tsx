import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EMPLOYER_MESSAGE_MAX, type RejectReason } from '@nukkad/contract/jobs/applications';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../entities/session/hooks/useDraft';
import { Sheet } from '../../../shared/ui/Sheet';
import { TextInput } from '../../../shared/ui/TextInput';
import type { AnswerWords } from '../hooks/useAnswerApplication';
import { PhoneDisclosure } from './PhoneDisclosure';
import { ReasonInput } from './ReasonInput';

interface Props {
  applicationId: string;
  decision: 'hired' | 'rejected';
  name: string;
  busy: boolean;
  /** Error of the server about the message. */
  error: string | undefined;
  /** Sends the decision; resolves to whether the server accepted it. */
  onDecide: (words: AnswerWords) => Promise<boolean>;
  onClose: () => void;
}

/**
 * Asks for confirmation before an applicant is hired or rejected, which is irreversible, with a message, and with a
 * reason for a rejection.
 */
export function DecisionSheet({ applicationId, decision, name, busy, error, onDecide, onClose }: Props) {
  const { t } = useTranslation('manage-job');
  const { text: message, setText: setMessage, send } = useDraft(`decision:${decision}:${applicationId}`);
  const [reason, setReason] = useState<RejectReason | ''>('');
  const formId = useId();
  return (
    <Sheet
      open
      holdsInput
      onClose={onClose}
      title={t(`decision.${decision}.title`, { name })}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color={decision === 'rejected' ? 'error' : 'primary'}
            disabled={busy}
          >
            {t(`decision.${decision}.confirm`)}
          </Button>
          <Button onClick={onClose}>{t('decision.cancel')}</Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void send(() => onDecide({ message, reason }));
        }}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t(`decision.${decision}.text`, { name })}</Typography>
        <Box sx={{ my: 2 }}>
          {decision === 'hired' ? <PhoneDisclosure name={name} /> : <ReasonInput value={reason} onChange={setReason} />}
        </Box>
        <TextInput
          multiline
          minRows={3}
          maxRows={8}
          label={t('decision.message')}
          placeholder={t(`decision.${decision}.example`)}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          error={error}
          inputProps={{ maxLength: EMPLOYER_MESSAGE_MAX }}
        />
      </form>
    </Sheet>
  );
}
