import type { ApiError } from '@nukkad/api-client/base-query';
import type { OwnJob, UpdateJob } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { useToast } from '../../../shared/ui/toast/useToast';

/**
 * Changes a job and reports the result; resolves to the changed job, or null after a refusal, for example because the
 * job has changed since it was displayed.
 */
export function useChangeJob({ id, updatedAt }: OwnJob) {
  const { t } = useTranslation('manage-job');
  const { toast } = useToast();
  const [updateJob, { isLoading }] = hiringApi.useUpdateJobMutation();
  return {
    changing: isLoading,
    /** Changes the job. `done` names the toast of success, which is shown if `isDone` is true for the changed job. */
    change: async (
      wanted: Omit<UpdateJob, 'updatedAt'>,
      done: string,
      isDone: (job: OwnJob) => boolean = () => true,
    ): Promise<OwnJob | null> => {
      try {
        const job = await updateJob({ id, updateJob: { ...wanted, updatedAt } }).unwrap();
        if (isDone(job)) toast({ title: t(`done.${done}.title`), description: t(`done.${done}.text`) });
        return job;
      } catch (error) {
        const description = (error as ApiError).detail ?? t('failed.text');
        toast({ title: t('failed.title'), description, variant: 'destructive' });
        return null;
      }
    },
  };
}
