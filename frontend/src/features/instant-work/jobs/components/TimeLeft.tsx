import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../../../shared/clock/useSecondsLeft';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time left to accept: days, hours and minutes, minutes, or a note that it is over. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('instant-work/jobs');
  const left = useSecondsLeft(until);
  if (left === 0) return t('left.over');
  if (left >= DAY) return t('left.days', { count: Math.floor(left / DAY) });
  const minutes = Math.floor(left / MINUTE);
  if (left < HOUR) return t('left.minutes', { minutes: Math.max(1, minutes) });
  return t('left.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
