import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';

/** The state of a payment, worded for one side. */
export interface PaymentWords {
  title: string;
  text: string;
  /** The refund to the employer when the rest of the payment goes to the worker; null if there is none. */
  back: string | null;
}

/** Returns noon in India on a day (YYYY-MM-DD): a moment that is on that day at any clock in India. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00+05:30`);

/** Returns the name of the company that holds the money; practice money has no holder. Needs the texts `payment`. */
export function usePartnerName(): (of: Pick<SecurePayment, 'partner'>) => string {
  const { t } = useTranslation('payment');
  return ({ partner }) => partner ?? t('practicePartner');
}

/** Words the state of a payment in the language of the page. Needs the texts `payment`. */
export function usePaymentWords(): (payment: SecurePayment, side: EngagementSide, name: string) => PaymentWords {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const partnerOf = usePartnerName();
  const money = (paise: string | null): string => (paise === null ? '' : formatPaise(parsePaise(paise)));
  return (payment, side, name) => {
    const { state, wage, toWorker, toEmployer, heldUntil, expectedOn, paidAt, returnedAt } = payment;
    const when = format.when(new Date(payment.reserveBy));
    const moment = heldUntil ?? paidAt ?? returnedAt;
    const day =
      expectedOn === null ? (moment === null ? '' : format.day(new Date(moment))) : format.day(noonOf(expectedOn));
    const words = {
      ...{ name, when, day, partner: partnerOf(payment) },
      ...{ wage: money(wage), toWorker: money(toWorker ?? wage), toEmployer: money(toEmployer ?? wage) },
    };
    const isDivided =
      toWorker !== null && toEmployer !== null && parsePaise(toWorker) > 0n && parsePaise(toEmployer) > 0n;
    const returned = returnedAt === null ? null : format.day(new Date(returnedAt));
    return {
      title: t(`state.${side}.${state}.title`, words),
      text: t(`state.${side}.${state}.text`, words),
      back:
        side === 'worker' || !isDivided
          ? null
          : returned === null
            ? t('back.coming', { amount: words.toEmployer })
            : t('back.came', { amount: words.toEmployer, day: returned }),
    };
  };
}
