import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import { useTranslation } from 'react-i18next';

interface CompensationWords {
  /** What becomes of the reserved pay when the employer calls the work off. */
  employerCancels: (isLate: boolean) => string;
  /** What becomes of it when the worker does, or does not come. */
  workerLeaves: () => string;
  /** What the worker gets whom the employer did not let in. */
  turnedAway: () => string;
}

/** What becomes of reserved pay when the work falls through; null where nothing is reserved. Needs the texts `payment`. */
export function useCompensationWords(): (payment: SecurePayment | undefined, name: string) => CompensationWords | null {
  const { t } = useTranslation('payment');
  return (payment, name) => {
    if (payment?.state !== 'reserved') return null;
    const money = (paise: string): string => formatPaise(parsePaise(paise));
    return {
      employerCancels: (isLate) =>
        isLate ? t('cancel.late', { name, amount: money(payment.lateCancellation) }) : t('cancel.free'),
      workerLeaves: () => t('worker.cancel', { name }),
      turnedAway: () => t('worker.turnedAway', { amount: money(payment.turnedAway) }),
    };
  };
}
