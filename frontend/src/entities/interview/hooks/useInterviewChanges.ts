import type { ApiError } from '@nukkad/api-client/base-query';
import type { InterviewOutcome, ProposeInterviewTime } from '@nukkad/contract/interviews/interview-changes';
import { useTranslation } from 'react-i18next';
import { useRefusedFields } from '../../../shared/hooks/useRefusedFields';
import { useToast } from '../../../shared/ui/toast/useToast';
import { type Interview, isInvitation } from '../model/allowed-interview-actions';
import { interviewsApi } from '../interviews-api';

/** Changes an interview and reports the result; each call resolves to whether it is complete. */
export function useInterviewChanges(other: string) {
  const { t } = useTranslation('interview');
  const { toast } = useToast();
  const { refused, note, forget } = useRefusedFields();
  const [cancel, { isLoading: cancelling }] = interviewsApi.useCancelInterviewRequestMutation();
  const [propose, { isLoading: proposing }] = interviewsApi.useProposeInterviewTimeMutation();
  const [answer, { isLoading: answering }] = interviewsApi.useAnswerInterviewProposalMutation();
  const [mark, { isLoading: marking }] = interviewsApi.useMarkInterviewMutation();

  const change = async (call: () => Promise<unknown>, done: string, failed = 'change.failed'): Promise<boolean> => {
    forget();
    try {
      await call();
    } catch (error) {
      note(error as ApiError);
      const { status, detail } = error as ApiError;
      toast({ title: t(`${failed}.title`), description: detail ?? t(`${failed}.text`), variant: 'destructive' });
      return status === 409 && failed !== 'propose.failed';
    }
    toast({ title: t(`${done}.title`), description: t(`${done}.text`, { other }) });
    return true;
  };
  return {
    /** Errors of the last change; `forget` clears them when a form is opened. */
    refused,
    forget,
    busy: cancelling || proposing || answering || marking,
    cancel: (request: Interview, message = '') =>
      change(
        () => cancel({ id: request.id, cancelInterviewRequest: message ? { message } : {} }).unwrap(),
        isInvitation(request) ? 'invitation.takenBack' : 'cancel.done',
        'cancel.failed',
      ),
    /** Proposes a time; if the other side is not free then, the user chooses another one in the same form. */
    propose: ({ id }: Interview, body: ProposeInterviewTime) =>
      change(() => propose({ id, proposeInterviewTime: body }).unwrap(), 'propose.done', 'propose.failed'),
    answer: (request: Interview, word: 'accepted' | 'refused') => {
      const { time = '', place = null, phone = null } = request.proposal ?? {};
      const body = { answer: word, time, place, phone };
      const words = isInvitation(request) ? 'invitation' : 'proposal';
      return change(() => answer({ id: request.id, answerInterviewProposal: body }).unwrap(), `${words}.${word}`);
    },
    mark: ({ id }: Interview, outcome: InterviewOutcome) =>
      change(() => mark({ id, markInterview: { outcome } }).unwrap(), 'mark.done'),
  };
}
