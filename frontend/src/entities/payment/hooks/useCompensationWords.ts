import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import { useTranslation } from 'react-i18next';

interface CompensationWords {
  /** The sentence about the reserved pay if the employer cancels the work. */
  employerCancels: (isLate: boolean) => string;
  /** The sentence about the reserved pay if the worker cancels or does not appear. */
  workerLeaves: () => string;
  /** The sentence about the pay of a worker whom the employer turned away. */
  turnedAway: () => string;
}

/**
 * Returns the sentences about reserved pay if the work falls through; null if nothing is reserved. Needs the texts
 * `payment`.
 */
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
