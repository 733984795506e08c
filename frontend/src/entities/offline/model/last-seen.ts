import type { AnsweredRead, UnansweredCall } from '@nukkad/api-client/base-query';
import { serverNow } from '../../../shared/clock/server-clock';
import type { DeviceStore, SeenAnswer } from './device-store';
import { seenAddressOf } from './seen-addresses';
import { offlineState } from './offline-state';

/** Milliseconds in which answers are gathered, so that a page writes them at once. */
const GATHER_MS = 500;

/** A read that was answered from this browser: it is asked again when the network returns. */
export interface StandIn {
  endpoint: string;
  cacheKey: string;
  address: string;
  /** When its answer came. */
  at: number;
}

/** Keeps the answers that an account has seen, and reads them when the server cannot be reached. */
export class LastSeen {
  private readonly due = new Map<string, SeenAnswer>();
  private gathering: ReturnType<typeof setTimeout> | undefined;
  private readonly standIns = new Map<string, StandIn>();

  constructor(
    private readonly store: DeviceStore,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  /** Keeps an answer a moment later. */
  keep({ request, data }: AnsweredRead): void {
    const seen = seenAddressOf(request);
    if (!seen) return;
    const { address, path } = seen;
    for (const standIn of this.standIns.values()) if (standIn.address === address) this.drop(standIn);
    this.due.set(address, { address, path, data, at: serverNow() });
    this.gathering ??= setTimeout(() => void this.write(), GATHER_MS);
  }

  /** The answer that was seen last; null where none was. */
  async find({ endpoint, cacheKey, request }: UnansweredCall): Promise<{ data: unknown } | null> {
    const seen = seenAddressOf(request);
    if (!seen) return null;
    const found = await this.store
      .findSeen(seen.address, seen.isList ? seen.path : null, serverNow())
      .catch((error) => {
        this.onTrouble(error);
        return null;
      });
    if (!found) return null;
    if (cacheKey !== undefined)
      this.standIns.set(cacheKey, { endpoint, cacheKey, address: seen.address, at: found.at });
    this.sayAge();
    return { data: found.data };
  }

  /** The reads that were answered from this browser and not by the server since. */
  listStandIns(): StandIn[] {
    return [...this.standIns.values()];
  }

  /** Forgets a read that is no longer answered from this browser. */
  drop({ cacheKey }: StandIn): void {
    this.standIns.delete(cacheKey);
    this.sayAge();
  }

  private sayAge(): void {
    const ages = [...this.standIns.values()].map(({ at }) => at);
    const seenAt = ages.length > 0 ? Math.min(...ages) : null;
    if (offlineState.read().seenAt !== seenAt) offlineState.update({ seenAt });
  }

  private async write(): Promise<void> {
    this.gathering = undefined;
    const answers = [...this.due.values()];
    this.due.clear();
    try {
      await this.store.keepSeen(answers);
      if (offlineState.read().trouble) offlineState.update({ trouble: null });
    } catch (error) {
      this.onTrouble(error);
    }
  }
}
