import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeServer, problem } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { makeWrapper } from '../../../test/render-app';
import { useDeviceLocation } from './hooks/useDeviceLocation';
import type { JobLocation } from './model/job-location';

afterEach(noDevice);

it('stops looking for the device when the place is known from elsewhere, and ignores a late response', () => {
  fakeServer({});
  const device = fakeDevice('silent', 'granted');
  const change = jest.fn();
  const { result } = renderHook(() => useDeviceLocation(change), { wrapper: makeWrapper() });
  act(() => result.current.locate());
  expect(result.current.locating).toBe(true);
  act(() => result.current.cancel());
  expect(result.current).toMatchObject({ locating: false, problem: null });
  act(() => device.answer({ latitude: 12.93, longitude: 77.61 }));
  expect(change).not.toHaveBeenCalled();
  expect(result.current.locating).toBe(false);
});

describe('the device’s position for the place of a job', () => {
  const KORAMANGALA = { latitude: 12.935214, longitude: 77.624473 };
  const place = {
    ...{ id: '20000000-0000-4000-8000-000000000001', kind: 'locality', name: 'Koramangala', city: 'Bengaluru' },
    ...{ state: 'Karnataka', latitude: 12.93, longitude: 77.62 },
  };

  /** Locates a device, and applies the changes to a place of the job with this text. */
  async function locate(device: Parameters<typeof fakeDevice>[0], { text = '', answer = (): unknown => place } = {}) {
    const server = fakeServer({ 'GET /api/places/nearest': answer });
    const fake = fakeDevice(device, 'granted');
    let location: JobLocation = { text, pin: null };
    const { result } = renderHook(
      () =>
        useDeviceLocation((change) => {
          location = change(location);
        }),
      { wrapper: makeWrapper() },
    );
    act(() => result.current.locate());
    await waitFor(() => expect(result.current.locating).toBe(device === 'silent'));
    return { server, fake, result, location: () => location };
  }

  it('is requested precisely, to five decimals, and names an empty text', async () => {
    const { server, fake, result, location } = await locate(KORAMANGALA);
    expect(fake.options()).toMatchObject({ enableHighAccuracy: true });
    expect(result.current.problem).toBeNull();
    const name = 'Koramangala, Bengaluru';
    expect(location()).toEqual({
      text: name,
      pin: { latitude: 12.93521, longitude: 77.62447, source: 'device', name },
    });
    expect(server.of('GET /api/places/nearest').map(({ query }) => Object.fromEntries(query))).toEqual([
      { latitude: '12.935', longitude: '77.624' },
    ]);
  });

  it('retains typed words', async () => {
    const { location } = await locate(KORAMANGALA, { text: 'Gate 3' });
    expect(location().text).toBe('Gate 3');
  });

  it.each([
    ['denied' as const, 'denied'],
    ['unavailable' as const, 'unavailable'],
    [{ ...KORAMANGALA, accuracy: 1001 }, 'inexact'],
  ])('is no place of the job for a device that is %p', async (device, expected) => {
    const { result, location } = await locate(device);
    expect(result.current.problem).toBe(expected);
    expect(location()).toEqual({ text: '', pin: null });
    act(() => result.current.noteTyping());
    expect(result.current.problem).toBe(expected);
  });

  it('remains without a name where no place is known, until words are typed', async () => {
    const { result, location } = await locate(KORAMANGALA, { answer: () => problem(404, 'Not found.') });
    expect(location()).toEqual({ text: '', pin: { latitude: 12.93521, longitude: 77.62447, source: 'device' } });
    expect(result.current.problem).toBe('nameless');
    act(() => result.current.noteTyping());
    expect(result.current.problem).toBeNull();
  });

  it('is still accepted when words are typed while the device is being located', async () => {
    const { result, fake, location } = await locate('silent');
    act(() => result.current.noteTyping());
    act(() => fake.answer(KORAMANGALA));
    await waitFor(() => expect(location().pin).not.toBeNull());
  });
});
