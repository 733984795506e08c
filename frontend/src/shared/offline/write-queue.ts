import type { ApiError, Substitute, UnansweredCall } from '@nukkad/api-client/base-query';
import { newId } from '@nukkad/api-client/random-id';
import { serverNow } from '../clock/server-clock';
import { draftStore } from '../drafts/draft-store';
import type { DeviceStore } from './model/device-store';
import { entryOf, isExpired, isSameAct, judgeAnswer, type QueueEntry, renewEntry, RETRY_MS } from './model/queue-entry';
import { offlineState } from './offline-state';

/** How an entry ended, as the tabs of an account tell each other; without an outcome the queue has another entry. */
interface QueueNews {
  key?: string;
  outcome?: Substitute;
}

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
  onTrouble: (error: unknown) => void;
}

/** The writes of an account that wait for the network: kept in this browser, and sent by one tab in their order. */
export class WriteQueue {
  private channel: BroadcastChannel | undefined;
  private readonly waiting = new Map<string, ((outcome: Substitute) => void)[]>();
  private replaying: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: DeviceStore,
    private readonly around: QueueSurroundings,
  ) {}

  /** Shares the queue with the other tabs of the account, and reads what waits. Returns the function that ends it. */
  connect(): () => void {
    void this.refresh();
    if (typeof BroadcastChannel === 'undefined') return () => clearTimeout(this.timer);
    const channel = new BroadcastChannel(this.name);
    channel.addEventListener('message', ({ data }: MessageEvent<QueueNews>) => {
      if (data.key !== undefined && data.outcome) this.settle(data.key, data.outcome);
      void this.refresh();
    });
    this.channel = channel;
    return () => {
      clearTimeout(this.timer);
      channel.close();
      this.channel = undefined;
    };
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
      kept = await this.store.addEntry(entry, (known) => isSameAct(known, entry));
    } catch (error) {
      this.around.onTrouble(error);
      return null;
    }
    const outcome = new Promise<Substitute>((settle) =>
      this.waiting.set(kept.key, [...(this.waiting.get(kept.key) ?? []), settle]),
    );
    onKept();
    this.channel?.postMessage({} satisfies QueueNews);
    await this.refresh();
    this.replayAfter(RETRY_MS);
    return outcome;
  }

  /** Takes an entry out of the queue. One that is on its way just now ends as the server says. */
  async withdraw(key: string): Promise<void> {
    if (await this.store.replaceEntry(key, null)) this.publish(key, { error: this.around.withdrawn() });
    await this.refresh();
  }

  /** Sends an expired entry after all. */
  async sendExpired(entry: QueueEntry): Promise<void> {
    await this.store.replaceEntry(entry.key, renewEntry(entry, newId(), serverNow()));
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
      const outcome = await this.around.send(entry);
      const error = 'error' in outcome ? outcome.error : undefined;
      const verdict = judgeAnswer(error);
      if (verdict.state === 'waits') {
        offlineState.update({ needsSignIn: verdict.needsSignIn });
        this.replayAfter(verdict.retryMs);
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

  private replayAfter(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.replay(), milliseconds);
  }

  private async refresh(): Promise<void> {
    const entries = await this.store.entries().catch(this.around.onTrouble);
    if (entries) offlineState.update({ entries });
  }
}
