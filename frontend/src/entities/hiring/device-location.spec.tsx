import { afterEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { makeWrapper } from '../../../test/render-app';
import { useDeviceLocation } from './hooks/useDeviceLocation';

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
