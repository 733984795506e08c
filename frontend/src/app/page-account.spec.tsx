import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { GUEST_PAGE } from '@nukkad/contract/accounts/page-account';
import { FakeChannel, installBroadcastChannel } from '../../test/broadcast-channel';
import { type Answer, fakeServer, problem } from '../../test/fake-server';
import { aSeeker } from '../../test/people';
import { draftStore } from '../shared/drafts/draft-store';
import { hasAccountNotice } from '../entities/session/model/account-notice';
import { sessionApi } from '../entities/session/session-api';
import { askForSession } from '../entities/session/hooks/useSession';
import { toastStore } from '../shared/ui/toast/toast-store';
import { leavePage } from './leave-page';
import { followPageAccount } from './page-account';
import { showAccountNotice } from './resume-writes';
import { makeStore } from './store';

const SEND = 'POST /api/user/name';
const ME = 'GET /api/auth/user';
const asha = aSeeker();
const ravi = aSeeker({ id: '7f6f0f5a-4a35-4c6e-9d0e-0d9a4c8f0009', firstName: 'Ravi' });
const isRavis = (): Response => problem(409, 'Another account is signed in', 'errors.anotherAccount');

describe('the account of a page', () => {
  const stops: (() => void)[] = [];
  const leave = jest.fn<(account: string) => void>();
  const reload = jest.fn<() => void>();
  beforeEach(() => {
    stops.push(installBroadcastChannel());
  });
  afterEach(() => {
    for (const stop of stops.splice(0).reverse()) stop();
    expect(FakeChannel.all.size).toBe(0);
    leave.mockReset();
    reload.mockReset();
  });

  /** Opens a page; without an answer for the account it is a guest's. */
  async function openPage(answers: Record<string, Answer>) {
    const server = fakeServer({ [SEND]: () => asha, ...answers });
    const store = makeStore();
    stops.push(followPageAccount(store, leave, reload));
    await store.dispatch(askForSession());
    const rename = () =>
      store.dispatch(sessionApi.endpoints.setName.initiate({ setName: { firstName: 'Usha', lastName: '' } }));
    const sentAccount = () => server.of(SEND).at(-1)?.headers.get('X-Page-Account');
    return { server, store, rename, sentAccount };
  }
  /** Sends the message of another tab of the browser after its page knows its account. */
  function openOtherTab(account: string): void {
    const channel = new FakeChannel('nukkad-account');
    channel.postMessage(account);
    channel.close();
  }

  it('is sent with every call', async () => {
    const { rename, sentAccount } = await openPage({ [ME]: () => asha });
    await rename();
    expect(sentAccount()).toBe(asha.id);
  });

  it('is that of a guest on a page without a session', async () => {
    const { rename, sentAccount } = await openPage({});
    await rename();
    expect(sentAccount()).toBe(GUEST_PAGE);
  });

  it('causes the page to be left once when the server refuses its calls', async () => {
    const { rename } = await openPage({ [ME]: () => asha, [SEND]: isRavis });
    await rename();
    await rename();
    expect(leave.mock.calls).toEqual([[asha.id]]);
  });

  it('causes the page to be left when the server responds with another account', async () => {
    const { server, rename, sentAccount } = await openPage({ [ME]: () => asha });
    server.answer(ME, () => ravi);
    await rename();
    await waitFor(() => expect(leave.mock.calls).toEqual([[asha.id]]));
    await rename();
    expect(sentAccount()).toBe(asha.id);
  });

  it('causes the page to be left when another tab signs in with another account', async () => {
    const { server } = await openPage({ [ME]: () => asha });
    server.answer(ME, isRavis);
    openOtherTab(ravi.id);
    await waitFor(() => expect(leave.mock.calls).toEqual([[asha.id]]));
  });

  it('becomes that of a guest when another tab signs out', async () => {
    const { server, rename, sentAccount } = await openPage({ [ME]: () => asha });
    server.answer(ME, () => problem(401, 'Please sign in'));
    openOtherTab(GUEST_PAGE);
    await waitFor(() => expect(server.of(ME)).toHaveLength(2));
    await rename();
    expect(sentAccount()).toBe(GUEST_PAGE);
    expect(leave).not.toHaveBeenCalled();
  });

  it('stays when another tab has the same account', async () => {
    const { server } = await openPage({ [ME]: () => asha });
    openOtherTab(asha.id);
    expect(server.of(ME)).toHaveLength(1);
  });

  it('is requested when the browser shows the page again by its Back button', async () => {
    const { server } = await openPage({ [ME]: () => asha });
    server.answer(ME, isRavis);
    const shown = Object.assign(new Event('pageshow'), { persisted: true });
    window.dispatchEvent(new Event('pagehide'));
    expect(FakeChannel.all.size).toBe(0);
    window.dispatchEvent(shown);
    await waitFor(() => expect(leave.mock.calls).toEqual([[asha.id]]));
  });

  it.each([
    ['opens a guest page again when nothing was typed', '', 1],
    ['retains a guest page with typed text', 'Asha', 0],
  ])('%s and another tab signs in', async (_name, value, times) => {
    await openPage({});
    const field = Object.assign(document.createElement('input'), { value });
    document.body.append(field);
    openOtherTab(ravi.id);
    field.remove();
    expect(reload).toHaveBeenCalledTimes(times);
  });
});

describe('leaving a page of another account', () => {
  const reload = jest.fn<() => void>();
  afterEach(() => void reload.mockReset());

  it("stores the account's typed input on the device, although its sign-out cleared the storage, and shows a notice", async () => {
    draftStore.keep(`${asha.id}:apply:1`, 'I can cook.');
    draftStore.keep(`${ravi.id}:apply:1`, 'I can drive.');
    sessionStorage.clear();
    leavePage(asha.id, reload);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(draftStore.read(`${asha.id}:apply:1`)).toBe('I can cook.');
    expect(draftStore.read(`${ravi.id}:apply:1`)).toBeNull();
    expect(hasAccountNotice()).toBe(true);
    await showAccountNotice();
    expect(hasAccountNotice()).toBe(false);
    const [toast] = toastStore.records();
    expect(toast?.title).toBe('Another account is signed in');
    expect(toast?.description).toMatch(/kept for the account before/);
    draftStore.keep(`${asha.id}:apply:1`, null);
    draftStore.keep(`${ravi.id}:apply:1`, null);
  });

  it('shows no promise if nothing was typed', async () => {
    leavePage(asha.id, reload);
    await showAccountNotice();
    expect(toastStore.records()[0]?.description).toBe('This page now belongs to the account that is signed in.');
  });
});
