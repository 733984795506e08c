import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EMPLOYER_MESSAGE_MAX, type RejectReason } from '@nukkad/contract/jobs/applications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonSheet } from '../../../entities/session/components/ReasonSheet';
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
  const [reason, setReason] = useState<RejectReason | ''>('');
  return (
    <ReasonSheet
      draft={`decision:${decision}:${applicationId}`}
      title={t(`decision.${decision}.title`, { name })}
      label={t('decision.message')}
      placeholder={t(`decision.${decision}.example`)}
      maxLength={EMPLOYER_MESSAGE_MAX}
      error={error}
      confirm={t(`decision.${decision}.confirm`)}
      color={decision === 'rejected' ? 'error' : 'primary'}
      keep={t('decision.cancel')}
      busy={busy}
      onConfirm={(message) => onDecide({ message, reason })}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t(`decision.${decision}.text`, { name })}</Typography>
      <Box sx={{ my: 2 }}>
        {decision === 'hired' ? <PhoneDisclosure name={name} /> : <ReasonInput value={reason} onChange={setReason} />}
      </Box>
    </ReasonSheet>
  );
}
