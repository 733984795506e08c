import type { Position } from '@nukkad/domain/geo';

/** Why the device did not tell where it is. */
export type DeviceProblem = 'denied' | 'unavailable';

const TIMEOUT_MS = 10_000;
const PERMISSION_DENIED = 1;

/** Asks the device where it is now; the browser asks the person first. Answers with the reason when it does not tell. */
export function devicePosition(): Promise<Position | DeviceProblem> {
  if (!('geolocation' in navigator)) return Promise.resolve('unavailable');
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => resolve(error.code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    ),
  );
}
