import { Injectable } from '@nestjs/common';
import { REQUEST_LIFE_HOURS } from '@nukkad/contract/interviews/interviews';
import { Transactions } from '../../common/database/transactions.js';
import { Outbox } from '../../common/queue/outbox.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { fanOutBroadcastTask } from './tasks/fan-out-broadcast.task.js';

/** Minutes by which a run overlaps the previous one: longer than any transaction that posts a job. */
const OVERLAP_MINUTES = 15;
const MINUTE_MS = 60_000;
const BATCH = 1000;

/** Sends pending broadcasts to employers who posted a fitting job after the broadcast. */
@Injectable()
export class AskNewEmployersUseCase {
  /** Start of the last run (`performance.now()`); null before the first one of this process. */
  private lastRoundAt: number | null = null;

  constructor(
    private readonly transactions: Transactions,
    private readonly broadcasts: BroadcastRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the number of broadcasts that were sent to a new employer. */
  async execute(): Promise<number> {
    const startedAt = performance.now();
    const minutes = this.getLookBackMinutes(startedAt);
    let asked = 0;
    for (let count = -1; count !== 0; asked += count) count = await this.ask(minutes);
    this.lastRoundAt = startedAt;
    return asked;
  }

  /** The first run, and a run after failed ones, covers the missed period. */
  private getLookBackMinutes(now: number): number {
    if (this.lastRoundAt === null) return REQUEST_LIFE_HOURS * 60;
    return OVERLAP_MINUTES + Math.ceil((now - this.lastRoundAt) / MINUTE_MS);
  }

  private ask(minutes: number): Promise<number> {
    return this.transactions.run(async (tx) => {
      const ids = await this.broadcasts.askNewEmployers(tx, minutes, OVERLAP_MINUTES, BATCH);
      for (const requestId of ids) await this.outbox.add(tx, fanOutBroadcastTask, { requestId });
      return ids.length;
    });
  }
}
