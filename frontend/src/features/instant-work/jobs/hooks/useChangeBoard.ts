import type { ApiError } from '@nukkad/api-client/base-query';
import { useTranslation } from 'react-i18next';
import { instantJobsApi } from '../../../../entities/hiring/instant-jobs-api';
import { useToast } from '../../../../shared/ui/toast/useToast';

/** Asks all workers at once, or cancels the job, and reports the result. */
export function useChangeBoard(id: string) {
  const { t } = useTranslation('instant-work/jobs');
  const { toast } = useToast();
  const [askEveryone, asking] = instantJobsApi.useAskEveryoneMutation();
  const [cancelJob, cancelling] = instantJobsApi.useCancelInstantJobMutation();
  const attempt = async (what: 'everyone' | 'cancelled', work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      toast({ title: t(`done.${what}.title`), description: t(`done.${what}.text`) });
      return true;
    } catch (error) {
      const description = (error as ApiError).detail ?? t('failed.text');
      toast({ title: t('failed.title'), description, variant: 'destructive' });
      return false;
    }
  };
  return {
    busy: asking.isLoading || cancelling.isLoading,
    askEveryone: () => attempt('everyone', () => askEveryone({ id }).unwrap()),
    cancel: (reason: string) => attempt('cancelled', () => cancelJob({ id, cancel: { reason } }).unwrap()),
  };
}
