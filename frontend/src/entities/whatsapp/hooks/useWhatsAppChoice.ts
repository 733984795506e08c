import { WHATSAPP_WORDING } from '@nukkad/contract/messages/whatsapp';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../shared/ui/toast/useToast';
import { whatsAppApi } from '../whatsapp-api';

/** Functions that choose WhatsApp, end the choice, and refuse it when asked. */
export function useWhatsAppChoice() {
  const { t } = useTranslation('whatsapp');
  const { toast } = useToast();
  const [choose, choosing] = whatsAppApi.useChooseWhatsAppMutation();
  const [leave, leaving] = whatsAppApi.useLeaveWhatsAppMutation();
  return {
    isBusy: choosing.isLoading || leaving.isLoading,
    /** Records a refusal. A failure has no effect: the person is asked again another time. */
    refuse: async (): Promise<void> => {
      await leave();
    },
    /** Returns whether the choice is stored. A failure shows a toast. */
    set: async (wanted: boolean): Promise<boolean> => {
      try {
        // the person agreed to the words of this version
        if (wanted) await choose({ chooseWhatsApp: { wording: WHATSAPP_WORDING } }).unwrap();
        else await leave().unwrap();
        toast({ title: t(wanted ? 'on' : 'off') });
        return true;
      } catch {
        toast({ title: t('failed.title'), description: t('failed.text'), variant: 'destructive' });
        return false;
      }
    },
  };
}
