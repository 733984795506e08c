import type { ApiError } from '@nukkad/api-client/base-query';
import type { RejectReason } from '@nukkad/domain/applications';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../shared/hiring/hiring-api';
import { useRefusedFields } from '../../../shared/hooks/useRefusedFields';
import { useToast } from '../../../shared/ui/toast/useToast';

/** Rejects several applications to a job and says how that went; tells whether it was taken. */
export function useRejectApplications(jobId: string) {
  const { t } = useTranslation('manage-job');
  const { toast } = useToast();
  const { refused, note, forget } = useRefusedFields();
  const [rejectAll, { isLoading }] = hiringApi.useRejectApplicationsMutation();
  return {
    rejecting: isLoading,
    refused,
    forget,
    reject: async (applicationIds: string[], reason: RejectReason, message: string): Promise<boolean> => {
      const rejectApplications = { applicationIds, reason, ...(message.trim() ? { message } : {}) };
      forget();
      try {
        const { rejected, unchanged } = await rejectAll({ id: jobId, rejectApplications }).unwrap();
        toast({
          title: t('selected.done', { count: rejected.length }),
          description: t(unchanged.length > 0 ? 'selected.someLeft' : 'answered.text', { count: unchanged.length }),
        });
        return true;
      } catch (error) {
        note(error as ApiError);
        const description = (error as ApiError).detail ?? t('failed.text');
        toast({ title: t('failed.title'), description, variant: 'destructive' });
        return false;
      }
    },
  };
}
