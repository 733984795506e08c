import { useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../shared/hooks/useUpdateSearchParams';
import { dayIn, type View, viewIn, withDay, withView } from '../model/calendar-params';
import type { Day } from '../model/india-days';

/** Returns the day and the view in the address; today, and its month, by default. */
export function useCalendarParams(today: Day) {
  const [address] = useSearchParams();
  const changeAddress = useUpdateSearchParams();
  const showDay = (day: Day, replace: boolean) =>
    changeAddress((before) => withDay(before, day === today ? null : day), { replace });
  return {
    day: dayIn(address) ?? today,
    view: viewIn(address),
    setView: (view: View) => changeAddress((before) => withView(before, view)),
    setDay: (day: Day) => showDay(day, false),
    /** Chooses a day while moving to another, without a history entry. */
    walkTo: (day: Day) => showDay(day, true),
  };
}
