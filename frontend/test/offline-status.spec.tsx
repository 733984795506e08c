import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeWrapper } from './render-app';
import { serverNow } from '../src/shared/clock/server-clock';
import { loadTexts } from '../src/shared/i18n/i18n';
import { overlayHistory } from '../src/shared/overlay/overlay-history';
import { OfflineNotice } from '../src/shared/ui/OfflineNotice';
import { newVersion } from '../src/entities/offline/model/new-version';
import { NewVersionBand } from '../src/entities/offline/components/NewVersionBand';
import { offlineState } from '../src/entities/offline/model/offline-state';
import { OfflineStatus } from '../src/entities/offline/components/OfflineStatus';
import type { ShownQueue } from '../src/entities/offline/components/QueueSheet';
import { aQueueEntry } from '../src/entities/offline/testing/queue-entries';

beforeAll(() => loadTexts('offline', 'session'));
afterEach(() => offlineState.clear());

const queue = {
  withdraw: jest.fn<ShownQueue['withdraw']>(),
  sendExpired: jest.fn<ShownQueue['sendExpired']>(),
};

function open() {
  const page = (
    <>
      <OfflineNotice />
      <OfflineStatus queue={queue} />
      <NewVersionBand />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element: page }]);
  overlayHistory.attachRouter(router);
  // the place of the sentences is drawn before them, as on a page
  const { rerender } = render(<OfflineNotice />, { wrapper: makeWrapper() });
  rerender(<RouterProvider router={router} />);
  act(() => offlineState.update({ trouble: null }));
}

it('names the age of the page, what waits and what is wrong with the store in the band at the top', () => {
  open();
  act(() => offlineState.update({ seenAt: serverNow() - 20 * 60_000, entries: [aQueueEntry()], trouble: 'blocked' }));
  expect(screen.getByText('No network. You see what you saw last: 20 minutes ago.')).toBeVisible();
  expect(screen.getByText('Waiting for network: 1')).toBeVisible();
  expect(screen.getByText(/Close the other tabs of this page/)).toBeVisible();
});

it('says once that there is no network, above the age of the page', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  act(() => offlineState.update({ seenAt: serverNow() - 20 * 60_000 }));
  expect(screen.getByText('You are offline. You can keep reading.')).toBeVisible();
  expect(screen.getByText('You see what you saw last: 20 minutes ago.')).toBeVisible();
  expect(screen.queryByText(/No network/)).toBeNull();
  onLine.mockRestore();
});

it('asks the same person to sign in, in the band at the top, where what waits needs it', () => {
  open();
  act(() => offlineState.update({ entries: [aQueueEntry()], needsSignIn: true }));
  expect(screen.getByText(/Sign in again as the same person, and we send it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByText('Waiting for network: 1')).toBeNull();
});

it('lists what waits, with the way to take it back, to sign in, and to send what is old', async () => {
  const user = userEvent.setup();
  open();
  const old = aQueueEntry({ key: 'key-2', operation: 'startWork', body: { json: {} }, expiresAt: serverNow() - 1 });
  act(() => offlineState.update({ entries: [aQueueEntry(), old], needsSignIn: true }));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const list = within(await screen.findByRole('dialog', { name: 'Waiting for network' }));
  const [message, start] = list.getAllByRole('listitem').map((item) => within(item));
  expect(message?.getByText('I come at nine')).toBeVisible();
  expect(message?.getByText(/^5 hours ago · Waiting for network$/)).toBeVisible();
  expect(message?.queryByRole('button', { name: 'Send it' })).toBeNull();
  expect(start?.getByText('Start of work')).toBeVisible();
  expect(start?.getByText('It counts from when it arrives at Nukkad.')).toBeVisible();
  expect(message?.queryByText('It counts from when it arrives at Nukkad.')).toBeNull();
  expect(start?.getByRole('button', { name: 'Send it' })).toBeVisible();
  expect(list.getAllByRole('button', { name: 'Take back' })).toHaveLength(2);
  expect(list.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await user.click(list.getAllByRole('button', { name: 'Take back' })[0] as HTMLElement);
  expect(queue.withdraw).toHaveBeenCalledWith('key-1');
  await user.click(list.getByRole('button', { name: 'Send it' }));
  expect(queue.sendExpired).toHaveBeenCalledWith(old);
});

it('offers a new version, which takes over when its reader asks for it', async () => {
  const user = userEvent.setup();
  const worker = { state: 'installed', postMessage: jest.fn() };
  const container = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  open();
  act(() => newVersion.note(worker as unknown as ServiceWorker));
  expect(screen.getByText('New version')).toBeVisible();
  expect(worker.postMessage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(worker.postMessage).toHaveBeenCalledWith({ takeOver: true });
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('says that a page is too old for the server', () => {
  open();
  act(() => newVersion.require());
  expect(screen.getByText('This page is too old to work. What waits for network is kept.')).toBeVisible();
});
