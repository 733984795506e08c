import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@nukkad/api-client/generated/api.gen';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, outage, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { makeWrapper } from '../../../test/render-app';
import { loadTexts } from '../../shared/i18n/i18n';
import { rootReducer } from '../../shared/store/root-reducer';
import { forgetPush, pushMemory } from './model/push-memory';
import { offerPush, selectPushStep, showPushStep } from './model/push-offer';
import { toastStore } from '../../shared/ui/toast/toast-store';
import { PushDevices } from './components/PushDevices';
import { PushOffer } from './components/PushOffer';
import { openNotice, takeOpenedNotice } from './model/open-notice';
import { subscribeDevice } from './model/push-device';
import { keepPush, turnOnPush } from './model/turn-on-push';

const ME = aSeeker();
const OTHER = '00000000-0000-4000-8000-00000000000b';
const KEY = `B${'A'.repeat(86)}`;
const ID = '5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c';
const DEVICE = { id: ID, browser: 'chrome', system: 'android', current: true } as const;
const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;

/** A store with the calls of the server. */
const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (standard) => standard().concat(api.middleware),
  });

/** A browser that can subscribe, as far as the page uses it. */
function makeBrowser(permission: NotificationPermission) {
  const state = {
    permission,
    answer: 'granted' as NotificationPermission,
    asked: 0,
    subscribed: '',
    closed: 0,
    key: KEY,
  };
  let count = 0;
  const subscriptionOf = (endpoint: string) => ({
    options: { applicationServerKey: bytesOf(state.key) },
    toJSON: () => ({ endpoint, keys: { p256dh: KEY, auth: 'A'.repeat(22) } }),
    unsubscribe: async () => Promise.resolve((state.subscribed = '') === ''),
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(state.subscribed === '' ? null : subscriptionOf(state.subscribed)),
    subscribe: () => {
      state.subscribed = `https://push.example.net/${++count}`;
      state.key = KEY;
      return Promise.resolve(subscriptionOf(state.subscribed));
    },
  };
  const registration = {
    pushManager,
    getNotifications: () => Promise.resolve([{ close: () => void state.closed++ }]),
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const notification = {
    get permission() {
      return state.permission;
    },
    requestPermission: () => {
      state.asked++;
      state.permission = state.answer;
      return Promise.resolve(state.permission);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, { Notification: notification, PushManager: class {} });
  return state;
}

describe('notifications of this device', () => {
  let browser: ReturnType<typeof makeBrowser>;
  beforeEach(async () => {
    browser = makeBrowser('default');
    await loadTexts('push');
  });
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
    for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    jest.restoreAllMocks();
  });

  /** A server that knows which subscriptions it was given. */
  function serve(devices: readonly object[] = [], answer?: () => Response) {
    let known = devices;
    const settings = () => ({ publicKey: KEY, devices: known });
    return fakeServer({
      'GET /api/auth/user': () => ME,
      'GET /api/push': settings,
      'PUT /api/push/subscription': () => {
        if (answer) return answer();
        known = [DEVICE];
        return settings();
      },
      'DELETE /api/push/subscription': () => {
        known = [];
        return settings();
      },
      [`POST /api/notifications/${ID}/read`]: () => ({ unread: 0 }),
    });
  }

  /** The questions of a page: `offer` opens one for an account, `step` is the open one. */
  function openQuestions() {
    const { dispatch, getState } = makeStore();
    return {
      step: () => selectPushStep(getState()),
      offer: (account: string) => {
        dispatch(showPushStep('none'));
        offerPush(dispatch, account);
        return selectPushStep(getState());
      },
    };
  }

  it('are offered once to each account, and never where the browser blocks or already shows them', () => {
    const { step, offer } = openQuestions();
    expect(step()).toBe('none');
    expect(offer(ME.id)).toBe('asking');
    pushMemory.markAsked(ME.id);
    expect(offer(ME.id)).toBe('answered');
    browser.permission = 'denied';
    expect(offer(OTHER)).toBe('none');
    browser.permission = 'granted';
    pushMemory.write({ account: OTHER, endpoint: 'https://push.example.net/0' });
    expect(offer(OTHER)).toBe('answered');
  });

  it('give way to the question about WhatsApp in a browser without push', () => {
    Reflect.deleteProperty(window, 'PushManager');
    expect(openQuestions().offer(ME.id)).toBe('answered');
  });

  it('are offered again after a sign-out, also where the browser permits them', async () => {
    browser.permission = 'granted';
    pushMemory.write({ account: ME.id, endpoint: 'https://push.example.net/0' });
    pushMemory.markAsked(ME.id);
    await forgetPush();
    const { offer } = openQuestions();
    for (const account of [ME.id, OTHER]) expect(offer(account)).toBe('asking');
  });

  it('are turned on by Yes, which alone makes the browser ask', async () => {
    const server = serve();
    const close = jest.fn();
    render(<PushOffer account={ME.id} onClose={close} />, { wrapper: makeWrapper() });
    expect(browser.asked).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, show me' }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(browser.asked).toBe(1);
    expect(server.of('PUT /api/push/subscription').map(({ body }) => body)).toEqual([
      { endpoint: 'https://push.example.net/1', p256dh: KEY, auth: 'A'.repeat(22) },
    ]);
    expect([pushMemory.read()?.account, pushMemory.wasAsked(ME.id)]).toEqual([ME.id, true]);
  });

  it('stay off after Not now, and after a refusal in the browser', async () => {
    serve();
    const close = jest.fn();
    const { unmount } = render(<PushOffer account={ME.id} onClose={close} />, { wrapper: makeWrapper() });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect([browser.asked, close.mock.calls.length, pushMemory.wasAsked(ME.id)]).toEqual([0, 1, true]);
    unmount();
    browser.answer = 'denied';
    render(<PushOffer account={ME.id} onClose={close} />, { wrapper: makeWrapper() });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, show me' }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
    expect([browser.subscribed, pushMemory.read()]).toEqual(['', null]);
  });

  it('remain offered when the server does not answer, and can be refused then', async () => {
    serve([], outage);
    const close = jest.fn();
    render(<PushOffer account={ME.id} onClose={close} />, { wrapper: makeWrapper() });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, show me' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yes, show me' })).toBeEnabled());
    expect([close.mock.calls.length, pushMemory.wasAsked(ME.id)]).toEqual([0, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect([close.mock.calls.length, pushMemory.wasAsked(ME.id)]).toEqual([1, true]);
  });

  it('are turned off in the settings, at the server and in the browser', async () => {
    browser.permission = 'granted';
    browser.subscribed = 'https://push.example.net/0';
    pushMemory.write({ account: ME.id, endpoint: browser.subscribed });
    const server = serve([DEVICE, { ...DEVICE, id: OTHER, current: false }]);
    render(<PushDevices account={ME.id} />, { wrapper: makeWrapper() });
    const toggle = await screen.findByRole('switch', { name: 'Notifications on this device' });
    expect(toggle).toBeChecked();
    expect(await screen.findByText('They also show on 1 other device where you are signed in.')).toBeVisible();
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    expect(server.of('DELETE /api/push/subscription')).toHaveLength(1);
    expect([browser.subscribed, pushMemory.read()]).toEqual(['', null]);
  });

  it('are shown as on where the server sends to this device, although the browser has forgotten it', async () => {
    browser.permission = 'granted';
    serve([DEVICE]);
    render(<PushDevices account={ME.id} />, { wrapper: makeWrapper() });
    const toggle = await screen.findByRole('switch');
    await waitFor(() => expect(toggle).toBeChecked());
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    expect(pushMemory.wasAsked(ME.id)).toBe(true);
  });

  it.each([
    ['kept for the next start when the answer of the server is lost', outage, ME.id],
    ['kept for the next start when the server fails', () => problem(500, 'Internal error'), ME.id],
    ['forgotten when the server refuses them', () => problem(400, 'No push service'), undefined],
  ])('are %s', async (_what, answer, account) => {
    serve([], answer);
    expect(await turnOnPush(makeStore().dispatch, ME.id)).toBe('failed');
    expect(pushMemory.read()?.account).toBe(account);
  });

  it('can be refused while the browser does not answer', async () => {
    serve();
    Object.assign(navigator.serviceWorker, { ready: new Promise(() => undefined) });
    const close = jest.fn();
    render(<PushOffer account={ME.id} onClose={close} />, { wrapper: makeWrapper() });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, show me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('fail when the browser does not answer within 15 seconds', async () => {
    jest.useFakeTimers();
    Object.assign(navigator.serviceWorker, { ready: new Promise(() => undefined) });
    const failure = expect(subscribeDevice(KEY)).rejects.toThrow('does not subscribe');
    await jest.advanceTimersByTimeAsync(15_000);
    await failure;
  });

  it('cannot be turned on where the browser forbids them, and the settings say so', async () => {
    browser.permission = 'denied';
    serve();
    render(<PushDevices account={ME.id} />, { wrapper: makeWrapper() });
    expect(await screen.findByRole('switch')).toBeDisabled();
    expect(screen.getByText(/Your browser does not allow notifications/)).toBeVisible();
  });

  it('are renewed at each start for the same account, under a changed key as well, and ended for another account', async () => {
    browser.permission = 'granted';
    const server = serve();
    const { dispatch } = makeStore();
    await keepPush(dispatch, ME.id);
    expect(server.of('PUT /api/push/subscription')).toHaveLength(0);
    browser.subscribed = 'https://push.example.net/old';
    browser.key = `B${'C'.repeat(86)}`;
    pushMemory.write({ account: ME.id, endpoint: browser.subscribed });
    await keepPush(dispatch, ME.id);
    expect(server.of('PUT /api/push/subscription').map(({ body }) => body)).toEqual([
      expect.objectContaining({ endpoint: 'https://push.example.net/1' }),
    ]);
    await keepPush(dispatch, OTHER);
    expect([browser.subscribed, pushMemory.read()]).toEqual(['', null]);
  });

  it('are ended and closed at sign-out', async () => {
    browser.subscribed = 'https://push.example.net/0';
    pushMemory.write({ account: ME.id, endpoint: browser.subscribed });
    await forgetPush();
    expect([pushMemory.read(), browser.subscribed, browser.closed]).toEqual([null, '', 1]);
  });

  it('delay the sign-out by one second at most', async () => {
    jest.useFakeTimers();
    Object.assign(navigator.serviceWorker, { getRegistration: () => new Promise(() => undefined) });
    const done = forgetPush();
    await jest.advanceTimersByTimeAsync(1000);
    await done;
    expect(pushMemory.read()).toBeNull();
  });

  it('lead to their page and are read when tapped; another account reads for whom they are', async () => {
    const server = serve();
    const { dispatch } = makeStore();
    const navigate = jest.fn();
    const reader = { account: ME.id, dispatch, navigate };
    await openNotice({ link: '/instant-requests', notice: ID, account: ME.id, name: 'Asha' }, reader);
    expect(navigate).toHaveBeenCalledWith('/instant-requests');
    expect(server.of(`POST /api/notifications/${ID}/read`)).toHaveLength(1);
    await openNotice({ link: '/instant-requests', notice: ID, account: OTHER, name: 'Ravi' }, reader);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(toastStore.records()[0]).toMatchObject({ title: 'This notification is for Ravi' });
  });

  it('are named by the address of a page that a tap opened, which then forgets them', () => {
    window.history.replaceState(null, '', `/?section=x#notice=${ID}&account=${ME.id}&name=Asha+Rao`);
    expect(takeOpenedNotice()).toEqual({ notice: ID, account: ME.id, name: 'Asha Rao' });
    expect([window.location.hash, window.location.search]).toEqual(['', '?section=x']);
    expect(takeOpenedNotice()).toBeNull();
    window.history.replaceState(null, '', '/');
  });
});
