import { useSearchParams } from 'react-router-dom';
import { useAddressChange } from '../hooks/useAddressChange';
import { useNamedOverlay } from '../overlay/useNamedOverlay';

const JOB = 'job';
const SHEET = 'sheet';
const APPLY = 'apply';

/** What the address shows of a job: the job itself, and the form to apply for it. */
export function useJobInAddress() {
  const [address] = useSearchParams();
  const changeAddress = useAddressChange();
  const overlay = useNamedOverlay(JOB, SHEET);
  return {
    /** The job that is shown; null when none is. */
    shownId: overlay.value,
    /** The job that is being applied to; null when none is. */
    applyingTo: address.get(SHEET) === APPLY ? overlay.value : null,
    /** Shows a job over the page. */
    openDetails: (id: string) => overlay.open(id),
    /** Shows a job within its list, or no longer. */
    toggle: (id: string) =>
      changeAddress(
        (address) => {
          if (address.get(JOB) === id) address.delete(JOB);
          else address.set(JOB, id);
          return address;
        },
        { replace: true },
      ),
    /** Opens the form to apply; `inPlace` of the details that are open. */
    openApplication: (id: string, { inPlace = false } = {}) =>
      (inPlace ? overlay.replace : overlay.open)(id, { [SHEET]: APPLY }),
    close: overlay.close,
  };
}
