import { type AnsweredRead, onRead, type Substitute, type UnansweredCall } from '@nukkad/api-client/base-query';
import { FIRST_ADDRESSES } from '@nukkad/api-client/first-addresses';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { lastAccount } from '../../session/model/last-account';
import { OfflineAccount } from './offline-account';
import { offlineState } from './offline-state';

/** The store of the page. */
export interface PageStore {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

let account: OfflineAccount | null = null;
/** The account of the page, as the server named it. */
let current: string | null = null;
/** Answers that came before the account was opened. */
let early: AnsweredRead[] = [];

/** The account that an answer to the call for it names; null for other answers. */
function accountIn({ request, data }: AnsweredRead): string | null {
  const { id } = (data ?? {}) as { id?: unknown };
  return request.url === FIRST_ADDRESSES.account && typeof id === 'string' ? id : null;
}

function keep(read: AnsweredRead): void {
  const named = accountIn(read);
  if (named !== null) {
    if (current !== named) early = [];
    current = named;
    lastAccount.note(named);
  }
  if (current === null) return;
  if (account?.id === current) account.keep(read);
  else early.push(read);
}

/** Opens what this browser keeps for an account; the page has one. */
export function openAccount(store: PageStore, id: string): OfflineAccount {
  if (account?.id === id) return account;
  account = new OfflineAccount(id, store.dispatch, store.getState);
  onRead(keep);
  // what came before is of the account that the server named
  if (current === id) for (const read of early.splice(0)) account.keep(read);
  return account;
}

const accountOfPage = (store: PageStore): OfflineAccount | null => {
  onRead(keep);
  const id = current ?? lastAccount.read();
  return id === null || !('indexedDB' in window) ? null : openAccount(store, id);
};

/** Puts a write behind those that wait; null where it can be sent at once. */
export const answerBehind = async (store: PageStore, call: UnansweredCall): Promise<Substitute | null> =>
  accountOfPage(store)?.answerBehind(call) ?? null;

/** Removes what waits and does the same as a write that succeeded. */
export const dropSame = async (store: PageStore, call: UnansweredCall, data: unknown): Promise<void> =>
  accountOfPage(store)?.queue.dropSame(call, { data });

/** The substitute for an answer that did not come; null where this browser has none. */
export async function answerCall(store: PageStore, call: UnansweredCall): Promise<Substitute | null> {
  // a browser without a store says so when it would have been needed
  if (!('indexedDB' in window)) offlineState.update({ trouble: 'absent' });
  return accountOfPage(store)?.answer(call) ?? null;
}
