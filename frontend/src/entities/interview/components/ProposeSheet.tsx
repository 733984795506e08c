import type { ProposeInterviewTime } from '@nukkad/contract/interviews/interview-changes';
import type { InterviewSide } from '@nukkad/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { AppointmentSheet } from './AppointmentSheet';
import type { RefusedFields } from '../../../shared/hooks/useRefusedFields';
import { indianDateTime, today } from '../../../shared/clock/indian-clock';
import type { Interview } from '../model/allowed-interview-actions';
import { readProposal } from '../model/proposal-form';

interface Props {
  side: InterviewSide;
  request: Interview;
  /** The name of the other side. */
  other: string;
  /** Suggested place or phone number. */
  where: string;
  /** Errors of the server about the last proposal. */
  refused: RefusedFields;
  /** Sends the proposal; resolves to whether the server accepted it. */
  onPropose: (body: ProposeInterviewTime) => Promise<boolean>;
  onClose: () => void;
}

/** Proposes another time for an interview; the employer also states the place. */
export function ProposeSheet({ side, request, other, where, refused, onPropose, onClose }: Props) {
  const { t } = useTranslation('interview');
  const { id, type, confirmedTime, requestedTime } = request;
  const known = Date.parse(confirmedTime ?? requestedTime ?? '');
  return (
    <AppointmentSheet
      mode={type}
      words={{
        title: t('propose.title'),
        intro: t('propose.text', { other }),
        date: t('propose.date'),
        time: t('propose.time'),
        send: t('propose.send'),
        sending: t('propose.sending'),
        cancel: t('propose.cancel'),
        problem: (problem) => t(`propose.problems.${problem}`),
      }}
      start={(now) => ({ ...(known > now ? indianDateTime(known) : { date: today(now), time: '' }), where })}
      where={side === 'employer' ? { label: t(type === 'phone' ? 'details.phone' : 'details.place') } : undefined}
      message={{ label: t('message.label'), placeholder: t('propose.example'), draft: `propose:${id}` }}
      read={(form, now) => readProposal(side, request, form, now)}
      refused={refused}
      onSend={onPropose}
      onClose={onClose}
    />
  );
}
