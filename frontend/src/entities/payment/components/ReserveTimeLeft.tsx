import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../../shared/clock/useSecondsLeft';

const MINUTE = 60;

/** How much time is left to reserve a payment. Needs the texts `payment`. */
export function ReserveTimeLeft({ reserveBy }: { reserveBy: string }) {
  const { t } = useTranslation('payment');
  const left = useSecondsLeft(reserveBy);
  if (left === 0) return t('left.over');
  const minutes = Math.max(1, Math.floor(left / MINUTE));
  if (minutes < MINUTE) return t('left.minutes', { count: minutes });
  return t('left.hours', { hours: Math.floor(minutes / MINUTE), minutes: minutes % MINUTE });
}
