import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CURRENCIES, RATE_TYPES } from '@nukkad/contract/jobs/jobs';
import { useFormat } from '../../../shared/i18n/format';
import { moneyRange } from '../../../shared/i18n/money-range';

/** The pay of instant work; a rate of 0 is not stated. */
export interface InstantPay {
  minRate: number;
  maxRate: number;
  rateType: (typeof RATE_TYPES)[number];
  currency: (typeof CURRENCIES)[number];
}

/** Words for a pay: an amount and its period; `period` is absent if no pay is stated. */
export interface PayWords {
  amount: string;
  period?: string;
}

/** Words the pay of instant work in the page's language: "₹140–160", "/hr". Needs the texts `engagement`. */
export function usePayWords(): (pay: InstantPay) => PayWords {
  const { t } = useTranslation('engagement');
  const format = useFormat();
  return useMemo(
    () =>
      ({ minRate, maxRate, rateType, currency }) => {
        const [from, to] = [Math.min(minRate, maxRate), Math.max(minRate, maxRate)];
        if (to <= 0) return { amount: t('payNotStated') };
        const period = t(`per.${rateType}`);
        if (from > 0) return { amount: moneyRange(format, currency, from, to), period };
        const amount = moneyRange(format, currency, to);
        return { amount: t(minRate > 0 ? 'from' : 'upTo', { amount }), period };
      },
    [t, format],
  );
}
