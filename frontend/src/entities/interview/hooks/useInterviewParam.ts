import { useSearchParams } from 'react-router-dom';
import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';

/** A form about an interview: another time, or the reason of a cancellation. */
type InterviewForm = 'propose' | 'cancel';

/** Returns the part of an interview that the address shows: its details, or a form over them. */
export function useInterviewParam() {
  const sheet = useSearchParams()[0].get(SHEET);
  const { value, open, close } = useOverlayParam('interview', SHEET);
  return {
    /** The interview in the address; null if it names none. */
    id: value,
    /** The interview with open details; null if there is none. */
    shownId: sheet === null ? value : null,
    /** Returns whether this form is open for this interview. */
    asks: (id: string, form: InterviewForm) => value === id && sheet === form,
    openDetails: (id: string) => open(id),
    openForm: (id: string, form: InterviewForm) => open(id, { [SHEET]: form }),
    close,
  };
}
