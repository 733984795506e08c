import { describe, expect, it } from '@jest/globals';
import type { Place } from '@nukkad/api-client/generated/api.gen';
import { coordinatesOf, type JobLocation, located, named, picked, pinOf, typed, unpinned } from './job-location';

const AT = { latitude: 12.935214, longitude: 77.624473 };
const PLACE: Place = {
  ...{ id: '20000000-0000-4000-8000-000000000001', name: 'Koramangala', kind: 'locality', city: 'Bengaluru' },
  ...{ state: 'Karnataka', latitude: 12.93, longitude: 77.62 },
};
const NAME = 'Koramangala, Bengaluru';
const CHOSEN: JobLocation = { text: NAME, pin: { latitude: 12.93, longitude: 77.62, source: 'place', name: NAME } };
const DEVICE = { latitude: 12.93521, longitude: 77.62447, source: 'device' } as const;

describe('the place of a job', () => {
  it('is a chosen place, whose point remains while the text contains its name', () => {
    expect(picked(PLACE)).toEqual(CHOSEN);
    expect(typed(CHOSEN, `Gate 3, ${NAME}`)).toEqual({ ...CHOSEN, text: `Gate 3, ${NAME}` });
    expect(typed(CHOSEN, 'Koramangala')).toEqual({ text: 'Koramangala', pin: null });
    expect(typed({ text: '', pin: null }, 'Gate 3')).toEqual({ text: 'Gate 3', pin: null });
  });

  it('is the device’s position to five decimals, which remains with any text', () => {
    const location = located({ text: 'Gate 3', pin: null }, AT);
    expect(location).toEqual({ text: 'Gate 3', pin: DEVICE });
    expect(typed(location, 'Gate 4')).toEqual({ text: 'Gate 4', pin: DEVICE });
  });

  it('gets the name of the device’s place, as its text if none is typed', () => {
    const pin = { ...DEVICE, name: NAME };
    expect(named({ text: ' ', pin: DEVICE }, PLACE)).toEqual({ text: NAME, pin });
    expect(named({ text: 'Gate 3', pin: DEVICE }, PLACE)).toEqual({ text: 'Gate 3', pin });
    expect(named(CHOSEN, { ...PLACE, name: 'Hebbal' })).toEqual(CHOSEN);
    expect(named({ text: '', pin: null }, PLACE)).toEqual({ text: '', pin: null });
  });

  it('loses the device’s position with its name, and not with other words', () => {
    const pin = { ...DEVICE, name: NAME };
    expect(unpinned({ text: NAME, pin })).toEqual({ text: '', pin: null });
    expect(unpinned({ text: 'Gate 3', pin })).toEqual({ text: 'Gate 3', pin: null });
    expect(unpinned(CHOSEN)).toEqual({ text: NAME, pin: null });
  });

  it('has the coordinates of its point, and that of a job only with both', () => {
    expect(coordinatesOf(CHOSEN)).toEqual({ latitude: 12.93, longitude: 77.62 });
    expect(coordinatesOf({ text: NAME, pin: null })).toEqual({});
    expect(pinOf({ location: NAME, latitude: 12.93, longitude: 77.62 })).toEqual(CHOSEN.pin);
    expect(pinOf({ location: NAME, latitude: 0, longitude: 0 })).toMatchObject({ latitude: 0, longitude: 0 });
    expect(pinOf({ location: NAME, latitude: null, longitude: 77.62 })).toBeNull();
    expect(pinOf({ location: NAME, latitude: 12.93, longitude: null })).toBeNull();
  });
});
