import { type AnsweredRead, onRead, onUnanswered } from '@nukkad/api-client/base-query';
import { FIRST_ADDRESSES } from '@nukkad/api-client/first-addresses';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { lastAccount } from './last-account';
import type { OfflineAccount } from './offline-account';

interface Store {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

/** Answers that wait for the part which keeps them: as many as a page asks for before it is drawn. */
const EARLY_READS = 60;

let openAccount: (id: string) => Promise<OfflineAccount> = () => Promise.reject(new Error('not followed'));

/** The part of an account in this browser, fetched when it is first needed. */
export const offlineAccountOf = (id: string): Promise<OfflineAccount> => openAccount(id);

/** The account that an answer to the call for it names; null for other answers. */
function accountIn({ request, data }: AnsweredRead): string | null {
  const { id } = (data ?? {}) as { id?: unknown };
  return request.url === FIRST_ADDRESSES.account && typeof id === 'string' ? id : null;
}

/**
 * Lets calls that the server does not answer be answered from this browser, or wait in it. The part that does so is fetched once the page
 * is drawn, or when a call has failed.
 */
export function followOffline(store: Store): void {
  /** The account of the page, as the server named it. */
  let current: string | null = null;
  let opened: { id: string; account: Promise<OfflineAccount> } | null = null;
  let ready: OfflineAccount | null = null;
  let early: AnsweredRead[] = [];

  openAccount = (id) => {
    if (opened?.id === id) return opened.account;
    const account = import('./offline-account').then(({ OfflineAccount: Account }) => {
      ready = new Account(id, store.dispatch, store.getState);
      // what came before is of the account that the server named
      if (current === id) for (const read of early.splice(0)) ready.keep(read);
      return ready;
    });
    opened = { id, account };
    // fetched anew the next time
    account.catch(() => {
      opened = null;
    });
    return account;
  };
  onRead((read) => {
    const named = accountIn(read);
    if (named !== null) {
      if (current !== named) early = [];
      current = named;
      lastAccount.note(named);
    }
    if (current === null) return;
    if (ready?.id === current) ready.keep(read);
    else if (early.length < EARLY_READS) early.push(read);
  });
  onUnanswered(async (call) => {
    const id = current ?? lastAccount.read();
    if (id === null || !('indexedDB' in window)) return null;
    try {
      return await (await openAccount(id)).answer(call);
    } catch (error) {
      console.warn('A call is not answered from this browser.', error);
      return null;
    }
  });
}
