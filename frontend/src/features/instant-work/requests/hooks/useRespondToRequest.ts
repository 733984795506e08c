import type { ApiError } from '@nukkad/api-client/base-query';
import type { JobRequestAnswer } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { askForPush } from '../../../../entities/push/model/ask-for-push';
import { useSession } from '../../../../entities/session/hooks/useSession';
import { useToast } from '../../../../shared/ui/toast/useToast';
import { jobRequestsApi } from '../api/job-requests-api';

type Done = 'accepted' | 'declined' | 'undone' | 'standby' | 'released';

/**
 * Returns a worker's possible answers to a request. Each shows its result in a toast and resolves to whether it
 * succeeded.
 */
export function useRespondToRequest(id: string) {
  const { t } = useTranslation('instant-work/requests');
  const { toast } = useToast();
  const { user } = useSession();
  const dispatch = useDispatch();
  const [respond, responding] = jobRequestsApi.useRespondToJobRequestMutation();
  const [undo, undoing] = jobRequestsApi.useUndoJobRequestMutation();
  const [setStandby, settingStandby] = jobRequestsApi.useSetStandbyMutation();

  const tell = async (done: Done, answer: Promise<JobRequestAnswer>): Promise<boolean> => {
    try {
      const { message } = await answer;
      toast({ title: t(`done.${done}`), description: message });
      if (user && done === 'accepted') askForPush(dispatch, user.id);
      return true;
    } catch (error) {
      toast({
        title: t('failed.title'),
        description: (error as ApiError).detail ?? t('failed.text'),
        variant: 'destructive',
      });
      return false;
    }
  };
  return {
    /** The answer that is being sent. */
    sending: responding.isLoading ? responding.originalArgs?.respondToJobRequest.response : undefined,
    busy: responding.isLoading || undoing.isLoading || settingStandby.isLoading,
    accept: (startTime?: string) =>
      tell(
        'accepted',
        respond({ id, respondToJobRequest: { response: 'accepted', ...(startTime && { startTime }) } }).unwrap(),
      ),
    decline: () => tell('declined', respond({ id, respondToJobRequest: { response: 'declined' } }).unwrap()),
    undo: () => tell('undone', undo({ id }).unwrap()),
    standBy: (standby: boolean) =>
      tell(standby ? 'standby' : 'released', setStandby({ id, standby: { standby } }).unwrap()),
  };
}
