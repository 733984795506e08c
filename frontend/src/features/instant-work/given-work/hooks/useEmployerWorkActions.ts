import type { ApiError } from '@nukkad/api-client/base-query';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useRefusedFields } from '../../../../shared/hooks/useRefusedFields';
import { useToast } from '../../../../shared/ui/toast/useToast';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import type { Phase } from '../model/work-steps';

/** Result of an action on work; the key of its toast. */
type Step = 'started' | 'startSaid' | 'done' | 'endSaid' | 'noShow' | 'cancelled' | 'paid' | 'appealed';

/**
 * Returns the employer's actions on accepted work. Each action shows a toast with its result and resolves to whether it
 * succeeded; `refused` contains the fields that the server refused.
 */
export function useEmployerWorkActions({ id, claim }: Pick<Engagement, 'id' | 'claim'>) {
  const { t } = useTranslation('instant-work/given-work');
  const { toast } = useToast();
  const { refused, note, forget } = useRefusedFields();
  const [startWork, starting] = engagementsApi.useStartWorkMutation();
  const [endWork, ending] = engagementsApi.useEndWorkMutation();
  const [reportNoShow, reporting] = engagementsApi.useReportNoShowMutation();
  const [cancelEngagement, cancelling] = engagementsApi.useCancelEngagementMutation();
  const [appealBreach, appealing] = engagementsApi.useAppealBreachMutation();
  const [payEngagement, paying] = engagementsApi.usePayEngagementMutation();

  const attempt = async (step: Step, work: () => Promise<unknown>): Promise<boolean> => {
    forget();
    try {
      await work();
    } catch (error) {
      const { detail, problem } = error as ApiError;
      note(error as ApiError);
      // the error of a field is shown at the field
      if (!problem?.errors?.length) {
        toast({ title: t('failed.title'), description: detail ?? t('failed.text'), variant: 'destructive' });
      }
      return false;
    }
    toast({ title: t(`said.${step}.title`), description: t(`said.${step}.text`) });
    return true;
  };
  /**
   * Returns whether a confirmation takes effect at once: with a code, or after the worker's statement; otherwise it
   * waits for the worker.
   */
  const counts = (phase: Phase, code: string | undefined): boolean =>
    code !== undefined || (claim?.by === 'worker' && claim.phase === phase);
  return {
    refused,
    forget,
    busy: [starting, ending, reporting, cancelling, appealing, paying].some(({ isLoading }) => isLoading),
    start: (code?: string) =>
      attempt(counts('start', code) ? 'started' : 'startSaid', () =>
        startWork({ id, confirmWork: code === undefined ? {} : { code } }).unwrap(),
      ),
    end: (askAgain: boolean | null, code?: string) =>
      attempt(counts('end', code) ? 'done' : 'endSaid', () =>
        endWork({
          id,
          endWork: { ...(code === undefined ? {} : { code }), ...(askAgain === null ? {} : { askAgain }) },
        }).unwrap(),
      ),
    reportNoShow: (reason: string) => attempt('noShow', () => reportNoShow({ id, reportNoShow: { reason } }).unwrap()),
    cancel: (reason: string) => attempt('cancelled', () => cancelEngagement({ id, cancel: { reason } }).unwrap()),
    appeal: (text: string) => attempt('appealed', () => appealBreach({ id, appeal: { text } }).unwrap()),
    pay: (amount: number) => attempt('paid', () => payEngagement({ id, payEngagement: { amount } }).unwrap()),
  };
}

export type EmployerWorkActions = ReturnType<typeof useEmployerWorkActions>;
