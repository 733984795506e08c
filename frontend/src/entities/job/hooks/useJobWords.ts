import type { Job } from '@nukkad/api-client/generated/api.gen';
import { JOB_CATEGORY_LABELS } from '@nukkad/contract/jobs/taxonomy';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { payParts, type StatedPay, statedAmount } from '../model/pay-parts';

/** Words for the facts of a job in the page's language. */
export function useJobWords() {
  const { t } = useTranslation('job');
  const { t: tShared } = useTranslation('shared');
  const format = useFormat();
  return useMemo(() => {
    const language = currentLanguage();
    return {
      category: (id: Job['category']): string => JOB_CATEGORY_LABELS[id][language],
      jobType: (type: Job['jobType']): string => t(`type.${type}`),

      /** "₹150–200 an hour", "From ₹150 an hour", "Pay not stated". */
      pay(pay: StatedPay): string {
        const stated = statedAmount(pay);
        return stated ? t(`pay.${pay.rateType}.${stated.form}`, { amount: stated.amount }) : t('pay.notStated');
      },

      /** Returns "₹150–200" and "an hour"; only "Pay not stated" without pay. */
      payParts: (pay: StatedPay) => payParts(pay, tShared),

      /**
       * Returns "Answers 9 of 10" and "usually within a day", as far as known; null with too little data about the
       * employer.
       */
      answers({ employerAnswers }: Pick<Job, 'employerAnswers'>): { often: string; soon: string | null } | null {
        if (!employerAnswers) return null;
        const { applications, answered, usualHours } = employerAnswers;
        const often = t('answers.often', { of: Math.floor((10 * answered) / applications), all: 10 });
        if (usualHours === null) return { often, soon: null };
        const days = Math.ceil(usualHours / 24);
        const soon = usualHours <= 1 ? 'hour' : usualHours <= 6 ? 'hours' : days === 1 ? 'day' : 'days';
        return { often, soon: t(`answers.${soon}`, { count: days }) };
      },

      posted: ({ createdAt }: Pick<Job, 'createdAt'>): string => format.relative(new Date(createdAt)),
      hours: (count: number): string => t('hours', { count }),
    };
  }, [t, tShared, format]);
}
