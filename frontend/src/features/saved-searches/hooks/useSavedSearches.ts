import type { ApiError } from '@nukkad/api-client/base-query';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { askForPush } from '../../../entities/push/model/ask-for-push';
import { useSession } from '../../../entities/session/hooks/useSession';
import { useToast } from '../../../shared/ui/toast/useToast';
import { savedSearchesApi } from '../api/saved-searches-api';

/** The changes of saved searches. A failure shows a toast; a success is visible on the page and resolves to true. */
export function useSavedSearches() {
  const { t } = useTranslation('saved-searches');
  const { toast } = useToast();
  const { user } = useSession();
  const dispatch = useDispatch();
  const [save, saving] = savedSearchesApi.useSaveSearchMutation();
  const [update, updating] = savedSearchesApi.useUpdateSavedSearchMutation();
  const [remove, removing] = savedSearchesApi.useDeleteSavedSearchMutation();
  const attempt = async (call: Promise<unknown>): Promise<boolean> => {
    try {
      await call;
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
    isBusy: saving.isLoading || updating.isLoading || removing.isLoading,
    save: async (saveSearch: Parameters<typeof save>[0]['saveSearch']): Promise<boolean> => {
      const isSaved = await attempt(save({ saveSearch }).unwrap());
      if (isSaved && user) askForPush(dispatch, user.id);
      return isSaved;
    },
    update: (id: string, updateSavedSearch: Parameters<typeof update>[0]['updateSavedSearch']) =>
      attempt(update({ id, updateSavedSearch }).unwrap()),
    remove: (id: string) => attempt(remove({ id }).unwrap()),
    /** Records that the owner views the results of a search. Its failure is ignored. */
    markOpened: (id: string): void => void update({ id, updateSavedSearch: { opened: true } }),
  };
}
