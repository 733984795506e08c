import { useSearchParams } from 'react-router-dom';
import { overlayHistory } from '../overlay/overlay-history';
import { SHEET } from '../overlay/sheet-parameter';
import { useOverlayParam } from '../overlay/useOverlayParam';
import { useWideDetails } from './useWideDetails';

/** The parameter of a list that names the job whose details are shown. */
export const JOB = 'job';
const APPLY = 'apply';

/**
 * What the address shows of a job: the job itself, and the form to apply for it. Where a job stands beside its list, the
 * form opens over both; where it covers the list, the form takes its place.
 */
export function useJobParam() {
  const [address] = useSearchParams();
  const wide = useWideDetails();
  const overlay = useOverlayParam(JOB, SHEET);
  const applies = address.get(SHEET) === APPLY;
  return {
    /** The job that is shown; null when none is. */
    shownId: applies && !wide ? null : overlay.value,
    /** The job that is being applied to; null when none is. */
    applyingTo: applies ? overlay.value : null,
    /** Shows a job. One beside the list is left by one step back, however many were looked at. */
    openDetails: (id: string) => (overlay.value === null ? overlay.open(id) : overlay.replace(id)),
    closeDetails: overlay.close,
    openApplication: (id: string) =>
      (overlay.value !== null && !wide ? overlay.replace : overlay.open)(id, { [SHEET]: APPLY }),
    closeApplication: () => (wide ? overlayHistory.closeParams(SHEET) : overlay.close()),
  };
}
