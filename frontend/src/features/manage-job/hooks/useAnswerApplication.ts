import type { ApiError } from '@nukkad/api-client/base-query';
import type { JobApplication } from '@nukkad/api-client/generated/api.gen';
import type { RejectReason } from '@nukkad/contract/jobs/applications';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { usePersonName } from '../../../entities/session/hooks/usePersonName';
import { useRefusedFields } from '../../../shared/hooks/useRefusedFields';
import { useToast } from '../../../shared/ui/toast/useToast';
import type { ApplicationAction } from '../model/application-actions';

/** Optional texts of an answer. */
export interface AnswerWords {
  message?: string;
  reason?: RejectReason | '';
}

/** Answers applications and reports the result. */
export function useAnswerApplication() {
  const { t } = useTranslation('manage-job');
  const { toast } = useToast();
  const nameOf = usePersonName();
  const { refused, note, forget } = useRefusedFields();
  const [update, { isLoading }] = hiringApi.useUpdateApplicationMutation();
  return {
    answering: isLoading,
    refused,
    forget,

    /** Records that a new application was viewed. A failure is only logged: the next view records it. */
    noteView: async ({ id, status }: JobApplication): Promise<void> => {
      if (status !== 'submitted') return;
      const answer = await update({ id, updateApplication: { status: 'viewed' } });
      if (answer.error) console.error('application not marked as viewed', answer.error);
    },

    /** Sends an answer, with an optional message and reason; resolves to whether the server accepted it. */
    answer: async (
      { id, applicant }: JobApplication,
      status: ApplicationAction,
      { message = '', reason = '' }: AnswerWords = {},
    ): Promise<boolean> => {
      const updateApplication = { status, ...(message.trim() ? { message } : {}), ...(reason ? { reason } : {}) };
      forget();
      try {
        await update({ id, updateApplication }).unwrap();
      } catch (error) {
        note(error as ApiError);
        const description = (error as ApiError).detail ?? t('failed.text');
        toast({ title: t('failed.title'), description, variant: 'destructive' });
        return false;
      }
      toast({
        title: t(`answered.${status}`, { name: nameOf(applicant, 'applicant') }),
        description: t('answered.text'),
      });
      return true;
    },
  };
}
