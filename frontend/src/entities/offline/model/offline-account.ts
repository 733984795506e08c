import { baseApi } from '@nukkad/api-client/base-api';
import type { AnsweredRead, ApiError, Substitute, UnansweredCall } from '@nukkad/api-client/base-query';
import { api } from '@nukkad/api-client/generated/api.gen';
import { START_BEFORE_MINUTES } from '@nukkad/contract/instant-work/engagements';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { serverNow } from '../../../shared/clock/server-clock';
import { i18n, loadTexts } from '../../../shared/i18n/i18n';
import { allLiveTags, invalidate } from '../../event/model/topics';
import { toastStore } from '../../../shared/ui/toast/toast-store';
import { LastSeen, type StandIn } from './last-seen';
import { DeviceStore, DeviceStoreError } from './device-store';
import { type QueueEntry, sentBody } from './queue-entry';
import { offlineState } from './offline-state';
import { accountsWithStores, removeStoreOf } from './store-name';
import { WriteQueue } from './write-queue';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type GetState = () => unknown;

/** How long a page says that something waits, or how it ended, in milliseconds. */
const NOTICE_MS = 8000;
/**
 * Milliseconds after which a page that is behind asks and sends again: the first time after the network has returned, because a browser
 * announces a network before it works, and at most.
 */
const ASK_SOON_MS = 500;
const ASK_AGAIN_MS = 30_000;

/** How long one try to send an entry may take, in milliseconds: it keeps the other tabs from sending. */
const SEND_MS = 60_000;
const MINUTE_MS = 60_000;
/** Milliseconds after which the work that is close is read again. */
const WORK_MS = 10 * MINUTE_MS;
/** Work that starts within this time is kept with all that its worker needs on the way, in milliseconds. */
const CLOSE_MS = 24 * 60 * MINUTE_MS;

const replayApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a write of the queue once. */
    sendQueued: build.mutation<unknown, QueueEntry>({
      query: ({ url, method, body, key }) => ({
        url,
        method,
        body: sentBody(body),
        timeout: SEND_MS,
        headers: { 'Idempotency-Key': key },
      }),
      extraOptions: { isReplay: true },
    }),
  }),
});

/** The endpoints by name, as far as a read is asked again. */
type Read = ThunkAction<Promise<{ error?: unknown }>, unknown, unknown, UnknownAction>;
type Endpoints = Partial<Record<string, { initiate: (argument: unknown, options: object) => Read }>>;
interface CachedReads {
  [baseApi.reducerPath]: { queries: Partial<Record<string, { originalArgs?: unknown }>> };
}

/** Removes the stores of other accounts that have not used this browser for as long as it keeps anything. */
async function removeForgottenStores(account: string): Promise<void> {
  for (const other of await accountsWithStores()) {
    if (other === account) continue;
    const store = new DeviceStore(other);
    const isForgotten = await store.isForgotten(serverNow()).catch(() => false);
    await store.close();
    if (isForgotten) await removeStoreOf(other);
  }
}

/** Says that a write waits. */
function sayWaiting(): void {
  const [title, description] = [i18n.t('offline:waiting'), i18n.t('offline:waitingText')];
  toastStore.add({ title, description, duration: NOTICE_MS });
}

/** What this browser keeps for the account of the page: what it has seen, and what waits to be sent. */
export class OfflineAccount {
  readonly store: DeviceStore;
  readonly queue: WriteQueue;
  private readonly seen: LastSeen;

  constructor(
    readonly id: string,
    private readonly dispatch: Dispatch,
    private readonly getState: GetState,
  ) {
    const onTrouble = (error: unknown): void => this.noteTrouble(error);
    this.store = new DeviceStore(id);
    this.seen = new LastSeen(this.store, onTrouble);
    this.queue = new WriteQueue(this.store, {
      send: async (entry): Promise<Substitute> => {
        const { data, error } = await this.dispatch(replayApi.endpoints.sendQueued.initiate(entry));
        if (error) return { error: error as ApiError };
        // every queued operation answers with an object: an empty success is of something on the way
        return typeof data === 'object' && data !== null ? { data } : { error: this.errorOf('') };
      },
      withdrawn: () => this.errorOf(i18n.t('offline:withdrawn')),
      tooLate: (error) => ({ ...error, detail: i18n.t('offline:tooLate') }),
      report: (entry, outcome) => this.report(entry, outcome),
      beingSent: () => toastStore.add({ title: i18n.t('offline:beingSent'), duration: NOTICE_MS }),
      onTrouble,
    });
  }

  /** A substitute for an answer that did not come. */
  async answer(call: UnansweredCall): Promise<Substitute | null> {
    // what was seen is shown without these texts, too
    await loadTexts('offline').catch(() => undefined);
    return call.isWrite ? this.queue.take(call, sayWaiting) : this.seen.find(call);
  }

  /** Ends a write that goes behind those that wait; null where none waits. */
  async answerBehind(call: UnansweredCall): Promise<Substitute | null> {
    return this.queue.takeBehind(call, () => void loadTexts('offline').then(sayWaiting, () => undefined));
  }

  keep(read: AnsweredRead): void {
    this.seen.keep(read);
  }

  /**
   * Sends what waits and asks again what was answered from this browser: now, whenever the network or the person returns. A push
   * message sends what waits as well, because it shows that there is a network.
   */
  follow(keepsWork = false): () => void {
    let workKeptAt: number | null = null;
    const keepWork = (): void => {
      if (!keepsWork || !navigator.onLine) return;
      if (workKeptAt !== null && performance.now() - workKeptAt < WORK_MS) return;
      // the page itself has just read its work
      void this.keepWork(workKeptAt !== null);
      workKeptAt = performance.now();
    };
    let retry: ReturnType<typeof setTimeout> | undefined;
    const isBehind = (): boolean => offlineState.read().seenAt !== null || offlineState.read().entries.length > 0;
    const catchUp = (): void => {
      if (!navigator.onLine || document.hidden) return;
      void this.queue.replay();
      this.askAgain();
    };
    const catchUpAfter = (waitMs: number): void => {
      clearTimeout(retry);
      retry = setTimeout(() => {
        if (isBehind()) catchUp();
        catchUpAfter(Math.min(2 * waitMs, ASK_AGAIN_MS));
      }, waitMs);
    };
    const resume = (): void => {
      catchUpAfter(ASK_SOON_MS);
      catchUp();
      if (!document.hidden) keepWork();
    };
    const disconnect = this.queue.connect();
    void this.store.removeOldAnswers(serverNow()).catch((error) => this.noteTrouble(error));
    void removeForgottenStores(this.id).catch((error) => this.noteTrouble(error));
    resume();
    const workTimer = setInterval(keepWork, WORK_MS);
    // also in a page that is hidden
    const sendAfterPush = ({ data }: MessageEvent): void => {
      if ((data as { hasNetwork?: unknown } | null)?.hasNetwork === true) void this.queue.replay();
    };
    const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
    serviceWorker?.addEventListener('message', sendAfterPush);
    window.addEventListener('online', resume);
    window.addEventListener('focus', resume);
    document.addEventListener('visibilitychange', resume);
    return () => {
      clearTimeout(retry);
      clearInterval(workTimer);
      serviceWorker?.removeEventListener('message', sendAfterPush);
      window.removeEventListener('online', resume);
      window.removeEventListener('focus', resume);
      document.removeEventListener('visibilitychange', resume);
      disconnect();
    };
  }

  /** Reads the work that is close, so that this browser has its address, contact and code when there is no network. */
  async keepWork(forceRefetch: boolean): Promise<void> {
    const { endpoints } = api;
    const options = { subscribe: false, forceRefetch };
    const works = endpoints.listEngagements.initiate({ side: 'worker', state: 'current' }, options);
    const { data = [] } = await this.dispatch(works);
    if (data.length > 0) void navigator.storage?.persist?.().catch(() => false);
    for (const { id, startsAt } of data.filter((work) => Date.parse(work.startsAt) - serverNow() < CLOSE_MS)) {
      await this.dispatch(endpoints.getEngagement.initiate({ id }, options));
      if (Date.parse(startsAt) - serverNow() < START_BEFORE_MINUTES * MINUTE_MS)
        await this.dispatch(endpoints.getWorkCode.initiate({ id }, options));
    }
  }

  private askAgain(): void {
    const { queries } = (this.getState() as CachedReads)[baseApi.reducerPath];
    for (const standIn of this.seen.listStandIns()) {
      const found = (baseApi.endpoints as unknown as Endpoints)[standIn.endpoint];
      const query = queries[standIn.cacheKey];
      if (!found || !query) this.seen.drop(standIn);
      else void this.askOnce(standIn, found.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
    }
  }

  /** Asks a read again. An answer ends its stand-in; so does a refusal, which is shown in its place. */
  private async askOnce(standIn: StandIn, call: Read): Promise<void> {
    const { error } = await this.dispatch(call);
    if (error !== undefined) this.seen.drop(standIn);
  }

  private report({ operation }: QueueEntry, outcome: Substitute): void {
    const kind = i18n.t(`offline:kind.${operation}`);
    if ('data' in outcome) toastStore.add({ title: i18n.t('offline:sent'), description: kind, duration: NOTICE_MS });
    else
      toastStore.add({
        ...{ title: i18n.t('offline:notSent', { kind }), variant: 'destructive', duration: NOTICE_MS },
        description: outcome.error.detail,
      });
    // the call that would have refreshed the page belonged to a page before this one
    this.dispatch(invalidate(allLiveTags()));
  }

  private noteTrouble(error: unknown): void {
    console.warn('This browser keeps nothing for the account.', error);
    offlineState.update({ trouble: error instanceof DeviceStoreError ? error.trouble : 'absent' });
  }

  private errorOf(detail: string): ApiError {
    return { status: 0, message: detail, detail, problem: undefined };
  }
}
