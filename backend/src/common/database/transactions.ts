import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { runInTransaction } from '../context/open-transaction.js';
import { currentRequest, type IdempotencyClaim } from '../context/request-context.js';
import { OutboxSignal } from './outbox-signal.js';
import { isRetryable } from './database-errors.js';
import { claimKey, keepResult } from './idempotency.js';
import { RefusedAfterCommit } from './refused-after-commit.js';
import { StoredResults } from './stored-results.js';

const ATTEMPTS = 3;

/**
 * Opens the transactions of the use cases. A serialisation failure or deadlock is run again. When the request carries
 * an Idempotency-Key, the key and the result are written in the same transaction as the effect, and a repeated request
 * gets the first result without running `work`.
 */
@Injectable()
export class Transactions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outboxSignal: OutboxSignal,
    /** Null outside of the application, where no request has a key. */
    @Inject(StoredResults) private readonly results: StoredResults | null = null,
  ) {}

  /** Runs `work` in a transaction. Inside it only `tx` may touch the database, and no other server is called. */
  async run<T>(work: (tx: EntityManager) => Promise<T | RefusedAfterCommit>): Promise<T> {
    const claim = currentRequest()?.idempotency;
    const usable = claim && !claim.used ? claim : undefined;
    if (usable) usable.used = true;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.runOnce(work, usable);
      } catch (error) {
        if (attempt >= ATTEMPTS || !isRetryable(error)) throw error;
      }
    }
  }

  private async runOnce<T>(
    work: (tx: EntityManager) => Promise<T | RefusedAfterCommit>,
    claim: IdempotencyClaim | undefined,
  ): Promise<T> {
    const outcome = await this.dataSource.transaction((tx) => runInTransaction(() => this.runWork(tx, work, claim)));
    this.outboxSignal.raise();
    if (outcome instanceof RefusedAfterCommit) throw outcome.error;
    return outcome;
  }

  private async runWork<T>(
    tx: EntityManager,
    work: (tx: EntityManager) => Promise<T | RefusedAfterCommit>,
    claim: IdempotencyClaim | undefined,
  ): Promise<T | RefusedAfterCommit> {
    const { results } = this;
    if (!claim || !results) return work(tx);
    const earlier = await claimKey(tx, claim, results);
    if (earlier) return earlier.result as T;
    const result = await work(tx);
    await keepResult(tx, claim, result, results);
    return result;
  }
}
