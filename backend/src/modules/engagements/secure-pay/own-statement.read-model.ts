import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StatementLine } from '@nukkad/contract/payments/secure-payments';
import type { ListStatementQuery } from '@nukkad/contract/instant-work/secure-pay-calls';
import { DataSource } from 'typeorm';
import type { Page } from '../../../common/http/page.js';
import { PaymentStatementReadModel } from '../../payments/payments.public.js';

/** The statement of an account, with the titles of the work that its lines are about. */
@Injectable()
export class OwnStatementReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: PaymentStatementReadModel,
  ) {}

  async listPage(userId: string, query: ListStatementQuery): Promise<Page<StatementLine>> {
    const { items, ...page } = await this.statements.listPage(userId, query);
    const ids = items.flatMap(({ engagementId }) => engagementId ?? []);
    const rows: { id: string; title: string }[] =
      ids.length === 0
        ? []
        : await this.dataSource.query(
            `SELECT id, title FROM engagements WHERE id = ANY ($1) AND $2 IN (worker_id, employer_id)`,
            [ids, userId],
          );
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    return { ...page, items: items.map((line) => ({ ...line, title: titles.get(line.engagementId ?? '') ?? null })) };
  }
}
