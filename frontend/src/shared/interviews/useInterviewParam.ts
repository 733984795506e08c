import { useSearchParams } from 'react-router-dom';
import { SHEET } from '../overlay/sheet-parameter';
import { useOverlayParam } from '../overlay/useOverlayParam';

/** What can be filled in about an interview: another time, or why it is called off. */
type InterviewForm = 'propose' | 'cancel';

/** What the address shows of an interview: everything about it, or a form over it. */
export function useInterviewParam() {
  const sheet = useSearchParams()[0].get(SHEET);
  const { value, open, close } = useOverlayParam('interview', SHEET);
  return {
    /** The interview that the address names; null when it names none. */
    id: value,
    /** The interview about which everything is shown; null when it is none. */
    shownId: sheet === null ? value : null,
    /** Whether this form is open for this interview. */
    asks: (id: string, form: InterviewForm) => value === id && sheet === form,
    openDetails: (id: string) => open(id),
    openForm: (id: string, form: InterviewForm) => open(id, { [SHEET]: form }),
    close,
  };
}
