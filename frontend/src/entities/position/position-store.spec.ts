import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { createPositionStore } from './model/position-store';

const HOME = { latitude: 12.934567, longitude: 77.612345 };
const PLACE_ID = '20000000-0000-4000-8000-000000000001';
const FALLBACK = { latitude: 12.9716, longitude: 77.5946, source: 'fallback' };

afterEach(noDevice);

describe('the search position on start', () => {
  it('is the fallback, without a permission prompt, if the device was never asked', async () => {
    const device = fakeDevice(HOME);
    const store = createPositionStore();
    await store.start();
    expect(store.state()).toEqual({ position: FALLBACK, locating: false, problem: 'not-asked' });
    expect(device.asked()).toBe(0);
  });

  it('is that of the device, rounded to three decimals, if it was allowed before', async () => {
    fakeDevice(HOME, 'granted');
    const store = createPositionStore();
    await store.start();
    expect(store.state().position).toEqual({ latitude: 12.935, longitude: 77.612, source: 'device' });
  });

  it.each([
    ['refused before', () => fakeDevice(HOME, 'denied'), 'denied'],
    ['of a browser without positions', noDevice, 'unavailable'],
    ['allowed but not found', () => fakeDevice('unavailable', 'granted'), 'unavailable'],
  ])('is marked as a default when it is %s', async (_name, prepare, problem) => {
    prepare();
    const store = createPositionStore();
    await store.start();
    expect(store.state()).toEqual({ position: FALLBACK, locating: false, problem });
  });

  it("is restored from the tab's storage", async () => {
    fakeDevice('denied');
    const before = createPositionStore();
    before.choose({ ...HOME, id: PLACE_ID, name: 'Koramangala' });
    const store = createPositionStore();
    await store.start();
    expect(store.state().position).toEqual({
      latitude: 12.935,
      longitude: 77.612,
      id: PLACE_ID,
      name: 'Koramangala',
      source: 'place',
    });
  });

  it.each([
    ['no JSON', 'no JSON'],
    ['a number', '12'],
    ['null', 'null'],
    ['a text instead of a latitude', '{"latitude":"12","longitude":77.6,"source":"device"}'],
    ['no longitude', '{"latitude":12.9,"source":"device"}'],
    ['no source', '{"latitude":12.9,"longitude":77.6}'],
    ['a place without an id', '{"latitude":12.9,"longitude":77.6,"source":"place","name":"Koramangala"}'],
    ['a place without a name', `{"latitude":12.9,"longitude":77.6,"source":"place","id":"${PLACE_ID}"}`],
  ])("ignores the tab's storage with %s", async (_what, stored) => {
    fakeDevice('denied');
    sessionStorage.setItem('search-position', stored);
    const store = createPositionStore();
    await store.start();
    expect(store.state()).toEqual({ position: FALLBACK, locating: false, problem: 'not-asked' });
    expect(store.isRestored()).toBe(false);
  });

  it('counts as restored until the user chooses a place, and not in a tab without a stored one', async () => {
    fakeDevice('denied');
    createPositionStore().choose({ ...HOME, id: PLACE_ID, name: 'Koramangala' });
    const store = createPositionStore();
    expect(store.isRestored()).toBe(false);
    await store.start();
    expect(store.isRestored()).toBe(true);
    store.choose({ ...HOME, id: PLACE_ID, name: 'Koramangala' });
    expect(store.isRestored()).toBe(false);
  });
});

describe('the search position when the device is asked', () => {
  it('is still looked for when the start learns only then that the device was never asked', async () => {
    fakeDevice('silent');
    const store = createPositionStore();
    const started = store.start();
    store.locate();
    await started;
    expect(store.state()).toMatchObject({ locating: true, problem: null, position: null });
    store.reset();
  });

  it('stays the chosen place when the device refuses, with the reason', async () => {
    fakeDevice('denied');
    const store = createPositionStore();
    await store.start();
    store.choose({ ...HOME, id: PLACE_ID, name: 'Koramangala' });
    store.locate();
    expect(store.state()).toMatchObject({ problem: 'denied', locating: false, position: { source: 'place' } });
  });

  it('is refused once, with the first problem, when the device reports another one later', async () => {
    const device = fakeDevice('silent', 'granted');
    jest.useFakeTimers();
    const store = createPositionStore();
    await store.start();
    device.refuse('denied');
    expect(store.state()).toMatchObject({ locating: false, problem: 'denied' });
    expect(jest.getTimerCount()).toBe(0);
    device.refuse('unavailable');
    expect(store.state()).toMatchObject({ locating: false, problem: 'denied' });
    jest.useRealTimers();
  });

  it('accepts a position that the device determined at most five minutes ago', () => {
    const device = fakeDevice(HOME);
    createPositionStore().locate();
    expect(device.options()).toMatchObject({ maximumAge: 300_000, timeout: 10_000 });
  });

  it('notifies of changes only until the subscription ends', () => {
    fakeDevice(HOME);
    const store = createPositionStore();
    const listener = jest.fn();
    const unsubscribe = store.subscribe(listener);
    store.locate();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    store.locate();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is the fallback after ten seconds without a response, and that of the device when it responds later', async () => {
    const device = fakeDevice('silent', 'granted');
    jest.useFakeTimers();
    const store = createPositionStore();
    await store.start();
    expect(store.state()).toMatchObject({ locating: true, position: null });
    jest.advanceTimersByTime(10_000);
    expect(store.state()).toEqual({ locating: false, problem: 'unavailable', position: FALLBACK });
    device.answer(HOME);
    expect(store.state()).toMatchObject({ problem: null, position: { source: 'device', latitude: 12.935 } });
    jest.useRealTimers();
  });

  it('stays the chosen place when the device answers after the choice', async () => {
    const device = fakeDevice('silent');
    const store = createPositionStore();
    store.locate();
    store.choose({ ...HOME, id: PLACE_ID, name: 'Koramangala' });
    device.answer({ latitude: 28.6, longitude: 77.2 });
    expect(store.state().position).toMatchObject({ source: 'place', latitude: 12.935 });
    store.reset();
  });

  it.each([
    [40_000, true],
    [Number.NaN, true],
    [Number.POSITIVE_INFINITY, true],
    [1001, true],
    [1000, undefined],
    [20, undefined],
  ])('with an error of %i m is approximate: %s', (accuracy, isApproximate) => {
    fakeDevice({ ...HOME, accuracy });
    const store = createPositionStore();
    store.locate();
    expect(store.state().position).toEqual({ latitude: 12.935, longitude: 77.612, source: 'device', isApproximate });
  });

  it.each([
    ['of another continent', { latitude: 37.422, longitude: -122.084 }],
    ['of no place', { latitude: 0, longitude: 0 }],
    ['without numbers', { latitude: Number.NaN, longitude: Number.NaN }],
  ])('is the fallback when the device returns a position %s', async (_name, answer) => {
    fakeDevice(answer, 'granted');
    const store = createPositionStore();
    await store.start();
    expect(store.state()).toEqual({ position: FALLBACK, locating: false, problem: 'unavailable' });
  });

  it('can drop the chosen place again', async () => {
    fakeDevice(HOME);
    const store = createPositionStore();
    await store.start();
    store.choose({ ...HOME, id: PLACE_ID, name: 'Koramangala' });
    store.forget();
    await waitFor(() => expect(store.state()).toMatchObject({ problem: 'not-asked', position: FALLBACK }));
    expect(sessionStorage.getItem('search-position')).toBeNull();
  });
});
