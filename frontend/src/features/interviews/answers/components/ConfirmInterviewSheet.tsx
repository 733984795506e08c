import type { ReceivedInterviewRequest } from '@nukkad/api-client/generated/api.gen';
import type { RespondToInterviewRequest } from '@nukkad/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { AppointmentSheet } from '../../../../entities/interview/components/AppointmentSheet';
import type { RefusedFields } from '../../../../shared/hooks/useRefusedFields';
import { likelyTime, readAnswer } from '../model/interview-answer';

interface Props {
  request: ReceivedInterviewRequest;
  name: string;
  /** Suggested place or phone number. */
  where: string;
  /** Errors of the server about the last answer. */
  refused: RefusedFields;
  /** Sends the answer; resolves to whether the server accepted it. */
  onConfirm: (answer: RespondToInterviewRequest) => Promise<boolean>;
  onClose: () => void;
}

/** Confirms an interview request: its time, and its place or phone number. */
export function ConfirmInterviewSheet({ request, name, where, refused, onConfirm, onClose }: Props) {
  const { t } = useTranslation('interviews/answers');
  const { type } = request;
  const byPhone = type === 'phone';
  return (
    <AppointmentSheet
      mode={type}
      words={{
        title: t('answer.title', { name }),
        subtitle: t(`answer.${type}`),
        date: t('answer.date'),
        time: t('answer.time'),
        send: t('answer.send'),
        sending: t('answer.sending'),
        cancel: t('answer.cancel'),
        problem: (problem) => t(`problems.${problem}`),
      }}
      start={(now) => ({ ...likelyTime(request, now), where })}
      where={{
        label: t(byPhone ? 'answer.phone' : 'answer.place'),
        placeholder: t(byPhone ? 'answer.phoneExample' : 'answer.placeExample'),
        hint: t(byPhone ? 'answer.phoneHint' : 'answer.placeHint', { name }),
      }}
      read={(answer, now) => readAnswer(type, answer, now)}
      refused={refused}
      onSend={onConfirm}
      onClose={onClose}
    />
  );
}
