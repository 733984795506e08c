import type { ApiError } from '@nukkad/api-client/base-query';
import type { RejectReason } from '@nukkad/contract/jobs/applications';
import { PAGE_SIZE_MAX } from '@nukkad/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { useRefusedFields } from '../../../shared/hooks/useRefusedFields';
import { useToast } from '../../../shared/ui/toast/useToast';

/** Splits ids into portions of the maximum size of one call. */
const portionsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / PAGE_SIZE_MAX) }, (_, index) =>
    ids.slice(index * PAGE_SIZE_MAX, (index + 1) * PAGE_SIZE_MAX),
  );

/**
 * Rejects several applications to a job and reports the result, or the progress before a failure; resolves to whether
 * all were accepted.
 */
export function useRejectApplications(jobId: string) {
  const { t } = useTranslation('manage-job');
  const { toast } = useToast();
  const { refused, note, forget } = useRefusedFields();
  const [rejectAll] = hiringApi.useRejectApplicationsMutation();
  const [rejecting, setRejecting] = useState(false);

  const reject = async (ids: readonly string[], reason: RejectReason, message: string): Promise<boolean> => {
    let [rejected, unchanged] = [0, 0];
    forget();
    try {
      for (const applicationIds of portionsOf(ids)) {
        const rejectApplications = { applicationIds, reason, ...(message.trim() ? { message } : {}) };
        const answer = await rejectAll({ id: jobId, rejectApplications }).unwrap();
        rejected += answer.rejected.length;
        unchanged += answer.unchanged.length;
      }
    } catch (error) {
      note(error as ApiError);
      const title = rejected > 0 ? t('selected.partly', { count: rejected }) : t('failed.title');
      toast({ title, description: (error as ApiError).detail ?? t('failed.text'), variant: 'destructive' });
      return false;
    }
    toast({
      title: t('selected.done', { count: rejected }),
      description: t(unchanged > 0 ? 'selected.someLeft' : 'answered.text', { count: unchanged }),
    });
    return true;
  };
  return {
    rejecting,
    refused,
    forget,
    reject: async (...asked: Parameters<typeof reject>): Promise<boolean> => {
      setRejecting(true);
      return reject(...asked).finally(() => setRejecting(false));
    },
  };
}
