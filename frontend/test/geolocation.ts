import type { Position } from '@nukkad/contract/places/geo';

/** `silent`: a device that responds only on request of the test. */
type Device = (Position & { accuracy?: number }) | 'denied' | 'unavailable' | 'silent';

/**
 * Simulates a device with or without a position; `permission` is the earlier choice of the user. Returns the number of
 * requests.
 */
export function fakeDevice(device: Device, permission: PermissionState = 'prompt') {
  let asked = 0;
  let answer: PositionCallback = () => undefined;
  let refuse = (_problem: 'denied' | 'unavailable'): void => undefined;
  let options: PositionOptions | undefined;
  const geolocation = {
    getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback, wanted?: PositionOptions) => {
      asked += 1;
      answer = found;
      refuse = (problem) => failed({ code: problem === 'denied' ? 1 : 2 } as GeolocationPositionError);
      options = wanted;
      if (device === 'silent') return;
      if (typeof device === 'string') refuse(device);
      else found({ coords: { accuracy: 20, ...device } } as unknown as GeolocationPosition);
    },
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state: permission }) },
  });
  return {
    asked: () => asked,
    /** Returns the options of the last request. */
    options: () => options,
    /** Makes the device report a problem, however late. */
    refuse: (problem: 'denied' | 'unavailable') => refuse(problem),
    /** Makes the device respond, however late. */
    answer: (position: Position) => answer({ coords: { accuracy: 20, ...position } } as unknown as GeolocationPosition),
  };
}

/** Simulates a browser without geolocation. */
export function noDevice(): void {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
}
