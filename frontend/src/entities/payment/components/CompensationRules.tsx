import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { COMPENSATION } from '@nukkad/contract/payments/secure-pay-terms';
import { FREE_CANCELLATION_HOURS } from '@nukkad/contract/instant-work/engagements';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Compensation of the worker in paise for a late cancellation by the employer. */
  late: bigint;
  /** Compensation in paise of a worker who was turned away on arrival. */
  turnedAway: bigint;
}

/**
 * The rules for the reserved pay if the work falls through, shown before the employer reserves it. Needs the texts
 * `payment`.
 */
export function CompensationRules({ late, turnedAway }: Props) {
  const { t } = useTranslation('payment');
  const id = useId();
  const lateRule = COMPENSATION.late_cancellation;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {t('rules.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.5 }}>
        <li>{t('rules.free', { free: FREE_CANCELLATION_HOURS })}</li>
        <li>{t('rules.late', { amount: formatPaise(late), percent: lateRule.percent, most: lateRule.hoursMax })}</li>
        <li>{t('rules.turnedAway', { amount: formatPaise(turnedAway), most: COMPENSATION.turned_away.hoursMax })}</li>
      </Box>
    </section>
  );
}
