import { useSearchParams } from 'react-router-dom';
import { useAddressChange } from '../../../shared/hooks/useAddressChange';
import { dayIn, type View, viewIn, withDay, withView } from '../model/calendar-address';
import type { Day } from '../model/india-days';

/** The day and the view that the address names: today, and its month, where it says nothing. */
export function useCalendarAddress(today: Day) {
  const [address] = useSearchParams();
  const changeAddress = useAddressChange();
  const showDay = (day: Day, replace: boolean) =>
    changeAddress((before) => withDay(before, day === today ? null : day), { replace });
  return {
    day: dayIn(address) ?? today,
    view: viewIn(address),
    setView: (view: View) => changeAddress((before) => withView(before, view)),
    setDay: (day: Day) => showDay(day, false),
    /** Chooses a day on the way to another, which Back does not stop at. */
    walkTo: (day: Day) => showDay(day, true),
  };
}
