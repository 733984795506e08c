import { useSearchParams } from 'react-router-dom';
import { overlayHistory } from '../../../shared/overlay/overlay-history';
import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { useWideDetails } from './useWideDetails';

/** Parameter of a list that names the job with open details. */
export const JOB = 'job';
const APPLY = 'apply';

/**
 * Returns the parts of a job that the address shows: the job itself, and the application form. If the job is beside its
 * list, the form opens over both; if the job covers the list, the form replaces it.
 */
export function useJobParam() {
  const [address] = useSearchParams();
  const wide = useWideDetails();
  const overlay = useOverlayParam(JOB, SHEET);
  const applies = address.get(SHEET) === APPLY;
  return {
    /** The displayed job; null if there is none. */
    shownId: applies && !wide ? null : overlay.value,
    /** The job of the open application form; null if it is closed. */
    applyingTo: applies ? overlay.value : null,
    /** Shows a job. One step back leaves a job beside the list, however many were viewed. */
    openDetails: (id: string) => (overlay.value === null ? overlay.open(id) : overlay.replace(id)),
    closeDetails: overlay.close,
    openApplication: (id: string) =>
      (overlay.value !== null && !wide ? overlay.replace : overlay.open)(id, { [SHEET]: APPLY }),
    closeApplication: () => (wide ? overlayHistory.closeParams(SHEET) : overlay.close()),
  };
}
