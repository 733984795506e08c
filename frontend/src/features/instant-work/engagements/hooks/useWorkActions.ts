import type { ApiError } from '@nukkad/api-client/base-query';
import { useTranslation } from 'react-i18next';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import { useToast } from '../../../../shared/ui/toast/useToast';

type Done = 'started' | 'ended' | 'cancelled' | 'noShow' | 'appealed' | 'received' | 'payCase';

/**
 * Returns the actions of a worker on accepted work. Each shows its result in a toast and resolves to whether it
 * succeeded.
 */
export function useWorkActions(id: string) {
  const { t } = useTranslation('instant-work/engagements');
  const { toast } = useToast();
  const [start, starting] = engagementsApi.useStartWorkMutation();
  const [end, ending] = engagementsApi.useEndWorkMutation();
  const [cancel, cancelling] = engagementsApi.useCancelEngagementMutation();
  const [reportNoShow, reporting] = engagementsApi.useReportNoShowMutation();
  const [appeal, appealing] = engagementsApi.useAppealBreachMutation();
  const [openCase, opening] = engagementsApi.useOpenPayCaseMutation();
  const [receive, receiving] = engagementsApi.useConfirmReceiptMutation();

  const tell = async (done: Done, answer: Promise<unknown>): Promise<boolean> => {
    try {
      await answer;
      toast({ title: t(`done.${done}`) });
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
    busy: [starting, ending, cancelling, reporting, appealing, receiving, opening].some(({ isLoading }) => isLoading),
    start: () => tell('started', start({ id, confirmWork: {} }).unwrap()),
    end: () => tell('ended', end({ id, endWork: {} }).unwrap()),
    cancel: (reason: string) => tell('cancelled', cancel({ id, cancel: { reason } }).unwrap()),
    reportNoShow: (reason: string) => tell('noShow', reportNoShow({ id, reportNoShow: { reason } }).unwrap()),
    appeal: (text: string) => tell('appealed', appeal({ id, appeal: { text } }).unwrap()),
    openPayCase: (receivedAmount: number, text: string) =>
      tell('payCase', openCase({ id, openPayCase: { receivedAmount, text } }).unwrap()),
    receive: () => tell('received', receive({ id }).unwrap()),
  };
}
