import { Inject, Injectable } from '@nestjs/common';
import { WORK_RECORDS_MAX, WORK_RECORDS_PER_DAY } from '@nukkad/contract/work-records/work-record-rules';
import type { WorkRecord } from '@nukkad/contract/work-records/work-records';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { AccountStandingRepository } from '../users/users.public.js';
import { signCredential, signSummary } from './record-credential.js';
import { RecordKeys } from './record-keys.js';
import { WorkRecordReadModel } from './work-record.read-model.js';
import { WorkRecordRepository } from './work-record.repository.js';
import { nameMissing, noWorkYet, tooManyRecords } from './work-records.errors.js';

const RECORDS_PER_DAY: RateLimit = { name: 'work-records-day', limit: WORK_RECORDS_PER_DAY, seconds: 86_400 };

/** Creates a signed record of all completed work of a worker. */
@Injectable()
export class MakeWorkRecordUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly keys: RecordKeys,
    private readonly accounts: AccountStandingRepository,
    private readonly records: WorkRecordRepository,
    private readonly view: WorkRecordReadModel,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async execute(workerId: string): Promise<WorkRecord> {
    return this.transactions.run(async (tx) => {
      if (!(await this.accounts.lockAccount(tx, workerId))) throw notFound();
      const work = await this.view.findWork(workerId, tx);
      if (!work) throw noWorkYet();
      if (work.facts.name === '') throw nameMissing();
      if ((await this.records.countValid(tx, workerId)) >= WORK_RECORDS_MAX) throw tooManyRecords();
      // in this transaction: a try that is refused is none of the day
      await this.limits.consume(RECORDS_PER_DAY, workerId, tx);
      const signer = await this.keys.lockSigner(tx);
      const status = await this.records.allocateStatus(tx, signer.keyId);
      const terms = { issuer: this.config.publicUrl, status, issuedAt: status.issuedAt, expiresAt: status.expiresAt };
      const id = await this.records.insert(tx, {
        ...{ workerId, status, shifts: work.shifts.length, workDigest: work.digest },
        credential: await signCredential(work, terms, signer),
        summary: await signSummary(work, terms, signer),
      });
      return this.view.get(workerId, id, tx);
    });
  }
}
