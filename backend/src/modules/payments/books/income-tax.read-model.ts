import { Injectable } from '@nestjs/common';
import { incomeTaxOf, incomeTaxRuleOn } from '@nukkad/contract/money/income-tax';
import { parsePaise } from '@nukkad/contract/money/paise';
import { financialYearStart } from '@nukkad/contract/papers/paper-numbers';
import { DESK_ROWS_MAX, type MoneyDesk } from '@nukkad/contract/payments/money-desk';
import type { EntityManager } from 'typeorm';

/** Workers with pay of a financial year from the warning limit of the income tax on. */
@Injectable()
export class IncomeTaxReadModel {
  /** Returns the year of a day in India (YYYY-MM-DD); null for a year without a rule. */
  async findYear(manager: EntityManager, day: string): Promise<MoneyDesk['incomeTax']> {
    const from = financialYearStart(day);
    const rule = incomeTaxRuleOn(from);
    if (!rule) return null;
    // the provider checks the PAN of each account before it activates it
    const rows: { workerId: string; total: string; hasPan: boolean; found: number }[] = await manager.query(
      `SELECT y.worker_id AS "workerId", y.total::text, coalesce(p.status IN ('active', 'suspended'), false) AS "hasPan",
              count(*) OVER ()::int AS found
       FROM yearly_pay y LEFT JOIN payment_payees p ON p.user_id = y.worker_id
       WHERE y.year_from = $1 AND y.total >= $2 ORDER BY y.total DESC, y.worker_id LIMIT ${DESK_ROWS_MAX}`,
      [from, String(rule.warnFrom)],
    );
    return {
      ...{ from, warnFrom: String(rule.warnFrom), freeUpTo: String(rule.freeUpTo), isConfirmed: rule.isConfirmed },
      found: rows[0]?.found ?? 0,
      items: rows.map(({ workerId, total, hasPan }) => ({
        ...{ workerId, total, hasPan },
        tax: String(incomeTaxOf(rule, parsePaise(total), hasPan)),
      })),
    };
  }
}
