import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { MoneyDesk, PostingView } from '@nukkad/contract/payments/money-desk';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { MoneyDeskReadModel } from './money-desk.read-model.js';
import { StaffPostingReadModel } from './staff-posting.read-model.js';

/** The staff's access to people's money: each access is in the audit log before any data is shown. */
@Injectable()
export class RecordedMoney {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly desk: MoneyDeskReadModel,
    private readonly postings: StaffPostingReadModel,
    private readonly audit: AuditLog,
  ) {}

  async readDesk(actorId: string): Promise<MoneyDesk> {
    const { manager } = this.dataSource;
    const desk = await this.desk.getDesk(manager, actorId);
    const { reversals, releases, refunds, holds, payouts, differences } = desk;
    const found = [reversals, releases, refunds, holds, payouts, differences].reduce(
      (sum, part) => sum + part.found,
      0,
    );
    await this.audit.record(manager, { actorId, action: 'money_desk.read', detail: { found } });
    return desk;
  }

  async readPosting(actorId: string, id: string): Promise<PostingView> {
    const { manager } = this.dataSource;
    const posting = await this.postings.findPosting(manager, id, actorId);
    if (!posting) throw notFound();
    await this.audit.record(manager, { actorId, action: 'posting.read', subjectKind: 'posting', subjectId: id });
    return posting;
  }
}
