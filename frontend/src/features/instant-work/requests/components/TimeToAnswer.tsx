import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../../../shared/clock/useSecondsLeft';

const MINUTE = 60;

/** The remaining time to answer a request: hours and minutes, minutes only, or a note that it has expired. */
export function TimeToAnswer({ expiresAt }: { expiresAt: string }) {
  const { t } = useTranslation('instant-work/requests');
  const left = useSecondsLeft(expiresAt);
  if (left === 0) return t('left.over');
  const minutes = Math.floor(left / MINUTE);
  if (minutes < MINUTE) return t('left.minutes', { minutes: Math.max(1, minutes) });
  return t('left.hours', { hours: Math.floor(minutes / MINUTE), minutes: minutes % MINUTE });
}
