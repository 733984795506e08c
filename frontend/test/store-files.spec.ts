import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { storeFilesForOffline } from '../src/app/store-files-for-offline';
import { newVersion } from '../src/entities/offline/model/new-version';

const HOUR_MS = 3_600_000;
const MISSING_FILE = 'vite:preloadError';

class FakeRegistration extends EventTarget {
  waiting: { state: string } | null = null;
  installing: EventTarget | null = null;
  readonly update = jest.fn(() => Promise.resolve());
}
const registration = new FakeRegistration();
const active = { postMessage: jest.fn() };

beforeEach(async () => {
  const serviceWorker = {
    controller: {},
    register: () => Promise.resolve(registration),
    ready: Promise.resolve({ active }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(performance, { getEntriesByType: () => [{ name: 'https://nukkad.example/assets/start.js' }] });
  await storeFilesForOffline();
});
afterEach(() => {
  jest.restoreAllMocks();
  registration.update.mockClear();
  for (const name of ['serviceWorker', 'onLine']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('passes the worker the loaded files and the language of the page', () => {
  expect(active.postMessage).toHaveBeenLastCalledWith({
    loadedFiles: ['https://nukkad.example/assets/start.js'],
    language: document.documentElement.lang,
  });
});

it('looks for a newer build once when a file of this build is missing, and not without a network', async () => {
  await storeFilesForOffline();
  window.dispatchEvent(new Event(MISSING_FILE));
  expect(registration.update).toHaveBeenCalledTimes(1);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event(MISSING_FILE));
  expect(registration.update).toHaveBeenCalledTimes(1);
});

it('looks for a newer build when the person returns after an hour, and not before', () => {
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + HOUR_MS / 2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
  clock.mockReturnValue(now + 2 * HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(1);
});

it('offers a newer build that waits, and does not open it', async () => {
  const installing = new EventTarget();
  registration.installing = installing;
  registration.dispatchEvent(new Event('updatefound'));
  expect(newVersion.state()).toBe('none');
  registration.waiting = { state: 'installed' };
  installing.dispatchEvent(new Event('statechange'));
  expect(newVersion.state()).toBe('waiting');
});
