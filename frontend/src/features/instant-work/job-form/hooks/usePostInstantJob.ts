import type { ApiError } from '@nukkad/api-client/base-query';
import type { PostedInstantJob } from '@nukkad/api-client/generated/api.gen';
import type { CreateInstantJob } from '@nukkad/contract/instant-work/instant-jobs';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantJobsApi } from '../../../../entities/hiring/instant-jobs-api';
import { keepLastPostKind } from '../../../../entities/hiring/model/last-post';
import type { useFormDraft } from '../../../../entities/session/hooks/useFormDraft';
import { useRoles } from '../../../../entities/session/hooks/useRoles';
import { useSession } from '../../../../entities/session/hooks/useSession';
import { draftStore } from '../../../../shared/drafts/draft-store';
import { useToast } from '../../../../shared/ui/toast/useToast';
import type { InstantJobForm } from '../model/instant-job-form';
import { loadRules } from './useInstantJobRules';

interface Posting {
  draft: ReturnType<typeof useFormDraft>;
  roles: ReturnType<typeof useRoles>;
  /** Called before a job is sent. */
  onSending: () => void;
  /** Called with the body that the server accepted, and the posted job. */
  onPosted: (body: CreateInstantJob, job: PostedInstantJob) => void;
  /** Called with the error of the server. */
  onRefused: (error: ApiError) => void;
}

/** Posts the job of a form. An account that does not hire yet is asked once (`asking`) and becomes an employer. */
export function usePostInstantJob({ draft, roles, onSending, onPosted, onRefused }: Posting) {
  const { t } = useTranslation('instant-work/job-form');
  const { toast } = useToast();
  const [createInstantJob, { isLoading: isPosting }] = instantJobsApi.useCreateInstantJobMutation();
  const userId = useSession().user?.id ?? '';
  const [asking, setAsking] = useState<CreateInstantJob | null>(null);
  const isSending = useRef(false);
  const send = async (body: CreateInstantJob): Promise<void> => {
    // a second tap may occur before the button is drawn as disabled
    if (isSending.current) return;
    isSending.current = true;
    onSending();
    try {
      const posted = await draftStore.send(draft, () => createInstantJob({ createInstantJob: body }).unwrap());
      keepLastPostKind(userId, 'instant');
      const { workersFound: found, notificationsSent: sent } = posted;
      toast({ title: t('posted.title'), description: t('posted.text', { found, sent }) });
      onPosted(body, posted);
    } catch (error) {
      const { detail } = error as ApiError;
      toast({ title: t('failed.title'), description: detail ?? t('failed.text'), variant: 'destructive' });
      onRefused(error as ApiError);
    } finally {
      isSending.current = false;
    }
  };
  return {
    isPosting,
    /** Whether the question about the employer's side is open. */
    asking: asking !== null,
    /** Posts a valid form; asks an account that does not hire yet. */
    postForm: async (values: InstantJobForm): Promise<void> => {
      const read = (await loadRules())?.readInstantJobForm(values);
      if (!read) toast({ title: t('failed.title'), description: t('failed.text'), variant: 'destructive' });
      if (!read || !('body' in read)) return;
      if (roles.has('employer')) await send(read.body);
      else setAsking(read.body);
    },
    /** Adds the employer's side to the account, and posts the job. */
    joinAndPost: async (): Promise<void> => {
      if (!asking || !(await roles.add('employer'))) return;
      setAsking(null);
      await send(asking);
    },
    stay: () => setAsking(null),
  };
}
