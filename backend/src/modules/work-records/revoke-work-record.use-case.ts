import { Injectable } from '@nestjs/common';
import type { WorkRecord } from '@nukkad/contract/work-records/work-records';
import { Transactions } from '../../common/database/transactions.js';
import { WorkRecordReadModel } from './work-record.read-model.js';
import { WorkRecordRepository } from './work-record.repository.js';
import { recordOver } from './work-records.errors.js';

/** Revokes a record for its worker. Idempotent. */
@Injectable()
export class RevokeWorkRecordUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly records: WorkRecordRepository,
    private readonly view: WorkRecordReadModel,
  ) {}

  execute(workerId: string, id: string): Promise<WorkRecord> {
    return this.transactions.run(async (tx) => {
      await this.records.revoke(tx, workerId, id);
      const record = await this.view.get(workerId, id, tx);
      if (record.status === 'expired') throw recordOver();
      return record;
    });
  }
}
