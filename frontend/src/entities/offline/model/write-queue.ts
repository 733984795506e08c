import type { ApiError, Substitute, UnansweredCall } from '@nukkad/api-client/base-query';
import { newId } from '@nukkad/api-client/random-id';
import { serverNow } from '../../../shared/clock/server-clock';
import { draftStore } from '../../../shared/drafts/draft-store';
import type { DeviceStore } from './device-store';
import { entryOf, isExpired, judgeAnswer, messageOf, type QueueEntry, renewEntry, RETRY_MS } from './queue-entry';
import { offlineState } from './offline-state';

/**
 * How an entry ended, or which other one has its place, as the tabs of an account tell each other; without either the queue has another
 * entry.
 */
interface QueueNews {
  key?: string;
  outcome?: Substitute;
  movedTo?: string;
}

/** The longest time that the server can ask the queue to wait, in milliseconds. */
const WAIT_MAX_MS = 60 * 60_000;

/** What the queue needs of the page. */
export interface QueueSurroundings {
  /** Sends an entry once. */
  send: (entry: QueueEntry) => Promise<Substitute>;
  /** The error that an entry ends with which the person took back. */
  withdrawn: () => ApiError;
  /** The error in the words of the page where another person was faster. */
  tooLate: (error: ApiError) => ApiError;
  /** Says how an entry ended that no part of this page waits for. */
  report: (entry: QueueEntry, outcome: Substitute) => void;
  /** Says that an entry cannot be taken back, because it is on its way just now. */
  beingSent: () => void;
  onTrouble: (error: unknown) => void;
}

/** Writes the text of a message that was refused back into its field, before what was typed since. */
function keepText(entry: QueueEntry): void {
  const message = messageOf(entry);
  if (!message) return;
  const name = `conversation:${message.conversation}`;
  const draft = draftStore.read(name);
  const typed = typeof draft === 'string' ? draft : '';
  if (!typed.includes(message.text)) draftStore.keep(name, [message.text, typed].filter(Boolean).join('\n'));
}

/** The writes of an account that wait for the network: kept in this browser, and sent by one tab in their order. */
export class WriteQueue {
  private channel: BroadcastChannel | undefined;
  private readonly waiting = new Map<string, ((outcome: Substitute) => void)[]>();
  private replaying: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isConnected = false;

  constructor(
    private readonly store: DeviceStore,
    private readonly around: QueueSurroundings,
  ) {}

  /** Shares the queue with the other tabs of the account, and reads what waits. Returns the function that ends it. */
  connect(): () => void {
    this.isConnected = true;
    void this.refresh();
    const disconnect = (): void => {
      this.isConnected = false;
      clearTimeout(this.timer);
      this.channel?.close();
      this.channel = undefined;
    };
    if (typeof BroadcastChannel === 'undefined') return disconnect;
    const channel = new BroadcastChannel(this.name);
    channel.addEventListener('message', ({ data }: MessageEvent<QueueNews>) => {
      if (data.key !== undefined && data.outcome) this.settle(data.key, data.outcome);
      if (data.key !== undefined && data.movedTo !== undefined) this.moveWaiting(data.key, data.movedTo);
      void this.refresh();
    });
    this.channel = channel;
    return disconnect;
  }

  /** Puts a write behind those that wait, and sends them all; null where none waits. */
  async takeBehind(call: UnansweredCall, onKept: () => void): Promise<Substitute | null> {
    if (!entryOf(call, [], serverNow())) return null;
    const entries = await this.store.entries().catch(() => []);
    if (entries.every((known) => isExpired(known, serverNow()))) return null;
    let isEnded = false;
    // a replay under way may have looked for entries before
    const underWay = this.replaying;
    const sendNow = async (): Promise<void> => {
      await underWay;
      if (!isEnded) await this.replay();
      // said only where it goes on waiting
      if (!isEnded) onKept();
    };
    try {
      return await this.take(call, () => void sendNow());
    } finally {
      isEnded = true;
    }
  }

  /** Removes what waits and does the same as a write that has succeeded. */
  async dropSame(call: UnansweredCall, outcome: Substitute): Promise<void> {
    const entry = entryOf(call, [], serverNow());
    if (!entry) return;
    const keys = await this.store.removeSame(entry).catch(() => []);
    for (const key of keys) this.publish(key, outcome);
    if (keys.length > 0) await this.refresh();
  }

  /**
   * Puts a write into the queue and settles with its outcome, which may be hours away; null where it is not queued. A write that this
   * browser cannot keep is not queued, so that nobody is told that it waits.
   */
  async take(call: UnansweredCall, onKept: () => void): Promise<Substitute | null> {
    const entry = entryOf(call, draftStore.beingSent(), serverNow());
    if (!entry) return null;
    let kept: QueueEntry;
    try {
      const added = await this.store.addEntry(entry, serverNow());
      kept = added.kept;
      if (added.replaced !== null) this.move(added.replaced, kept.key);
    } catch (error) {
      this.around.onTrouble(error);
      return null;
    }
    const outcome = new Promise<Substitute>((settle) =>
      this.waiting.set(kept.key, [...(this.waiting.get(kept.key) ?? []), settle]),
    );
    this.channel?.postMessage({} satisfies QueueNews);
    await this.refresh();
    this.replayAfter(RETRY_MS);
    onKept();
    return outcome;
  }

  /** Takes an entry out of the queue, unless the queue is being sent just now. */
  async withdraw(key: string): Promise<void> {
    const remove = async (): Promise<void> => {
      if (await this.store.replaceEntry(key, null)) this.publish(key, { error: this.around.withdrawn() });
      await this.refresh();
    };
    if ('locks' in navigator)
      await navigator.locks.request(this.name, { ifAvailable: true }, async (lock) => {
        if (lock) await remove();
        else this.around.beingSent();
      });
    else if (this.replaying) this.around.beingSent();
    else await remove();
  }

  /** Sends an expired entry after all. */
  async sendExpired(entry: QueueEntry): Promise<void> {
    const renewed = renewEntry(entry, newId(), serverNow());
    if (await this.store.replaceEntry(entry.key, renewed)) this.move(entry.key, renewed.key);
    await this.replay();
  }

  /** Sends what waits, unless another tab does so already; settles when nothing can be sent any more. */
  replay(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.replaying ??= this.replayInTurn()
      .catch(this.around.onTrouble)
      .finally(() => {
        this.replaying = null;
      });
    return this.replaying;
  }

  private get name(): string {
    return `nukkad-queue-${this.store.account}`;
  }

  private async replayInTurn(): Promise<void> {
    if ('locks' in navigator) await navigator.locks.request(this.name, () => this.sendAll());
    else await this.sendAll();
    await this.refresh();
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      const entries = await this.store.entries();
      const entry = entries.find((known) => !isExpired(known, serverNow()));
      if (!entry) return;
      const restMs = (entry.notBefore ?? 0) - serverNow();
      if (restMs > 0) return this.replayAfter(restMs);
      const outcome = await this.around.send(entry);
      const error = 'error' in outcome ? outcome.error : undefined;
      const verdict = judgeAnswer(error);
      if (verdict.state === 'waits') {
        offlineState.update({ needsSignIn: verdict.needsSignIn });
        const waitMs = Math.min(1000 * (error?.retryAfterSeconds ?? 0), WAIT_MAX_MS);
        // a page that is opened meanwhile waits as well
        if (waitMs > 0) await this.store.replaceEntry(entry.key, { ...entry, notBefore: serverNow() + waitMs });
        this.replayAfter(Math.max(RETRY_MS, waitMs));
        return;
      }
      await this.store.replaceEntry(entry.key, null);
      offlineState.update({ needsSignIn: false });
      const isTooLate = error !== undefined && verdict.state === 'refused' && verdict.isTooLate;
      this.finish(entry, isTooLate ? { error: this.around.tooLate(error) } : outcome);
      await this.refresh();
    }
  }

  private finish(entry: QueueEntry, outcome: Substitute): void {
    if (!this.waiting.has(entry.key)) {
      this.around.report(entry, outcome);
      if ('data' in outcome) for (const draft of entry.drafts) draftStore.keep(draft, null);
      else keepText(entry);
    }
    this.publish(entry.key, outcome);
  }

  private publish(key: string, outcome: Substitute): void {
    this.channel?.postMessage({ key, outcome } satisfies QueueNews);
    this.settle(key, outcome);
  }

  private settle(key: string, outcome: Substitute): void {
    for (const settle of this.waiting.get(key) ?? []) settle(outcome);
    this.waiting.delete(key);
  }

  /** Lets those who wait for an entry wait for the one in its place, in each tab. */
  private move(key: string, movedTo: string): void {
    this.channel?.postMessage({ key, movedTo } satisfies QueueNews);
    this.moveWaiting(key, movedTo);
  }

  private moveWaiting(key: string, movedTo: string): void {
    const waiting = this.waiting.get(key);
    if (!waiting) return;
    this.waiting.delete(key);
    this.waiting.set(movedTo, [...(this.waiting.get(movedTo) ?? []), ...waiting]);
  }

  private replayAfter(milliseconds: number): void {
    clearTimeout(this.timer);
    // an ended page or session sends nothing any more
    if (!this.isConnected) return;
    this.timer = setTimeout(() => void this.replay(), milliseconds);
  }

  private async refresh(): Promise<void> {
    const entries = await this.store.entries().catch(this.around.onTrouble);
    if (entries) offlineState.update({ entries });
  }
}
