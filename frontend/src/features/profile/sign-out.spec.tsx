import 'fake-indexeddb/auto';
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeWrapper } from '../../../test/render-app';
import { serverNow } from '../../shared/clock/server-clock';
import { loadTexts } from '../../shared/i18n/i18n';
import { DeviceStore } from '../../entities/offline/model/device-store';
import { aQueueEntry } from '../../entities/offline/testing/queue-entries';
import { overlayHistory } from '../../shared/overlay/overlay-history';
import { fullPageNavigation } from '../../entities/session/model/full-page-navigation';
import { toastStore } from '../../shared/ui/toast/toast-store';
import { SignOutLink } from './components/SignOutLink';

beforeAll(() => loadTexts('profile'));
afterEach(() => {
  jest.restoreAllMocks();
  toastStore.clear();
});

function open(account: string) {
  const router = createMemoryRouter([{ path: '/', element: <SignOutLink account={account}>Logout</SignOutLink> }]);
  overlayHistory.attachRouter(router);
  render(<RouterProvider router={router} />, { wrapper: makeWrapper() });
  const leave = jest.spyOn(fullPageNavigation, 'to').mockImplementation(() => undefined);
  return { leave, user: userEvent.setup(), link: screen.getByRole('link', { name: 'Logout' }) };
}

it('asks before a sign-out that deletes what was not sent yet, of other accounts as well', async () => {
  await new DeviceStore('own').addEntry(aQueueEntry(), serverNow());
  await new DeviceStore('other').addEntry(aQueueEntry(), serverNow());
  const { leave, user, link } = open('own');
  localStorage.setItem('nukkad-last-account', 'own');
  await user.click(link);
  const question = within(await screen.findByRole('dialog', { name: 'Not sent yet' }));
  expect(question.getByText(/2 things still wait for network/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Sign out and delete' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/logout'));
  expect(localStorage.getItem('nukkad-last-account')).toBeNull();
  await new DeviceStore('other').replaceEntry('key-1', null);
});

it('signs out at once where nothing waits', async () => {
  const { leave, user, link } = open('nothing');
  await user.click(link);
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/logout'));
});

it('removes the pages of jobs that were opened, and leaves the files of the application', async () => {
  const names = new Set(['files', 'documents-1', 'jobs-1', 'jobs-2']);
  const storage = {
    keys: async () => Promise.resolve([...names]),
    delete: async (name: string) => Promise.resolve(names.delete(name)),
  };
  // jsdom has none
  Object.assign(window, { caches: storage });
  const { leave, user, link } = open('nothing');
  await user.click(link);
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/logout'));
  expect([...names]).toEqual(['files', 'documents-1']);
  Reflect.deleteProperty(window, 'caches');
});

it('removes nothing without a network, because the session would go on', async () => {
  const store = new DeviceStore('offline');
  await store.addEntry(aQueueEntry(), serverNow());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { leave, user, link } = open('offline');
  await user.click(link);
  expect(toastStore.records()[0]?.title).toBe('Signing out needs a network. Try again when it is back.');
  expect(leave).not.toHaveBeenCalled();
  expect(await store.entries()).toHaveLength(1);
  await store.replaceEntry('key-1', null);
});
