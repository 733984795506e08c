import type { ApiError } from '@nukkad/api-client/base-query';
import type { CreateInterviewRequest, InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { type InterviewMode, REQUEST_LIFE_HOURS, requestedInterviewTime } from '@nukkad/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock/server-clock';
import { useToast } from '../../../shared/ui/toast/useToast';
import { interviewsApi } from '../interviews-api';

/** Requests interviews and reports the result; each call resolves to whether it succeeded. */
export function useAskForInterview() {
  const { t } = useTranslation('interview');
  const { toast } = useToast();
  const [create, { isLoading }] = interviewsApi.useCreateInterviewRequestMutation();

  const send = async (
    request: CreateInterviewRequest,
    success: (made: InterviewRequest) => { title: string; description: string },
    failure = t('failed.text'),
  ): Promise<boolean> => {
    let made: InterviewRequest;
    try {
      made = await create({ createInterviewRequest: request }).unwrap();
    } catch (error) {
      toast({
        title: t('failed.title'),
        description: (error as ApiError).detail ?? failure,
        variant: 'destructive',
      });
      return false;
    }
    toast(success(made));
    return true;
  };
  return {
    sending: isLoading,

    /**
     * Requests an interview with the employer of one job a day from now, during the day. `failure` is shown if the
     * server gives no reason.
     */
    forJob: (jobId: string, type: InterviewMode, failure?: string): Promise<boolean> => {
      const requestedTime = requestedInterviewTime(new Date(serverNow())).toISOString();
      const success = () => ({ title: t('requested.title'), description: t('requested.text') });
      return send({ jobId, type, requestedTime }, success, failure);
    },

    /** Requests an interview with all employers nearby who hire for such work, now or while the request is open. */
    nearby: (request: Extract<CreateInterviewRequest, { timeSlot: string }>): Promise<boolean> =>
      send(request, ({ askedEmployers }) => ({
        title: t('sent.title'),
        description: askedEmployers > 0 ? t('sent.text') : t('sent.asking', { hours: REQUEST_LIFE_HOURS }),
      })),
  };
}
