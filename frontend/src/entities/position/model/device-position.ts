import { isAroundIndia, type Position } from '@nukkad/contract/places/geo';
import { POSITION_ERROR_MAX_M } from '@nukkad/contract/limits';

/** Reason why the device returned no position. */
export type DeviceProblem = 'denied' | 'unavailable';

/** Where the device is. `isApproximate`: its error is too large for distances and for a point on the map. */
export interface DevicePosition extends Position {
  isApproximate: boolean;
}

/** Milliseconds without a response after which the device counts as unable to locate itself. */
const ANSWER_TIMEOUT_MS = 10_000;
const PERMISSION_DENIED = 1;

interface Request {
  onFound: (position: DevicePosition) => void;
  onProblem: (problem: DeviceProblem) => void;
  enableHighAccuracy?: boolean;
  /** Maximum age in milliseconds of an earlier position that is still accurate enough. */
  maximumAge?: number;
}

/**
 * Requests the position of the device; the browser asks the user first. A device that does not respond is a problem
 * after ten seconds of the page's own clock; a later response, from a user who took longer to answer the browser's
 * question, is still passed to `onFound`. Returns a function that cancels the request.
 */
export function requestDevicePosition({ onFound, onProblem, ...options }: Request): () => void {
  // a page over plain http is refused, which no setting of the user would change
  if (!('geolocation' in navigator) || window.isSecureContext === false) {
    onProblem('unavailable');
    return () => undefined;
  }
  let ended = false;
  let failed = false;
  const fail = (problem: DeviceProblem): void => {
    if (ended || failed) return;
    failed = true;
    clearTimeout(timer);
    onProblem(problem);
  };
  const timer = setTimeout(() => fail('unavailable'), ANSWER_TIMEOUT_MS);
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude, accuracy } }) => {
      if (ended) return;
      // a device behind a foreign network returns a position elsewhere, and a device without a position may return no
      // numbers
      if (!isAroundIndia({ latitude, longitude })) return fail('unavailable');
      ended = true;
      clearTimeout(timer);
      // the error is unknown if it is not a number
      onFound({ latitude, longitude, isApproximate: !(accuracy <= POSITION_ERROR_MAX_M) });
    },
    (error) => fail(error.code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
    { ...options, timeout: ANSWER_TIMEOUT_MS },
  );
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
