import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format';
import { useMinute } from '../../../../shared/clock/useMinute';
import { availableAt } from '../model/available-now';

/** A sentence that says whether the worker is available now: "You are available until 8 pm". */
export function AvailabilityLine({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('instant-work/availability');
  const format = useFormat();
  const minute = useMinute();
  const state = availableAt(user.availability, minute);
  const when = (moment: Date): string => {
    const today = format.day(moment) === format.day(new Date(minute));
    return today ? format.time(moment) : format.when(moment);
  };
  if (!state.now) return state.from ? t('line.from', { when: when(state.from) }) : t('line.off');
  return state.until ? t('line.until', { when: when(state.until) }) : t('line.on');
}
