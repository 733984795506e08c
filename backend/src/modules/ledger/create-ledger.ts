import type { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { OutboxSignal } from '../../common/database/outbox-signal.js';
import type { AppConfig } from '../../config/environment.js';
import { DayRepository } from './day.repository.js';
import { Ledger } from './ledger.js';
import { LedgerRepository } from './ledger.repository.js';
import type { PostingEvent } from './posting-templates.js';
import { ReservationRepository } from './reservation.repository.js';
import { StatementReadModel } from './statement.read-model.js';

/** The ledger on a database, created without the framework: for the benchmark. */
export interface AssembledLedger {
  ledger: Ledger;
  statement: StatementReadModel;
  /** Posts an event in a separate transaction. */
  post(event: PostingEvent): Promise<string>;
}

export function createLedger(dataSource: DataSource, config: AppConfig): AssembledLedger {
  const transactions = new Transactions(dataSource, new OutboxSignal());
  const repositories = [new LedgerRepository(), new ReservationRepository(), new DayRepository()] as const;
  const ledger = new Ledger(dataSource, ...repositories, new AppLogger(config));
  return {
    ledger,
    statement: new StatementReadModel(dataSource),
    post: (event) => transactions.run((tx) => ledger.post(tx, event)),
  };
}
