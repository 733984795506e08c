import { parsePaise } from '@nukkad/contract/money/paise';
import { financialYearStart } from '@nukkad/contract/papers/paper-numbers';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Pay of a financial year before and after a pay slip, in paise. */
export interface YearlyPayChange {
  /** First day of the year. */
  from: string;
  before: bigint;
  total: bigint;
}

/** Totals of the pay slips of workers by financial year. */
@Injectable()
export class YearlyPayRepository {
  /**
   * Adds an amount, negative for a smaller replacement, to the year of `day`. Concurrent slips of a worker wait for each
   * other, so that exactly one of them reaches a limit.
   */
  async add(tx: EntityManager, workerId: string, day: string, amount: bigint): Promise<YearlyPayChange> {
    const from = financialYearStart(day);
    const rows: { total: string }[] = await tx.query(
      `INSERT INTO yearly_pay AS y (worker_id, year_from, total) VALUES ($1, $2, greatest($3::bigint, 0))
       ON CONFLICT (worker_id, year_from) DO UPDATE SET total = greatest(y.total + $3::bigint, 0) RETURNING total::text`,
      [workerId, from, String(amount)],
    );
    const total = parsePaise(rows[0]?.total ?? '0');
    return { from, before: total - amount, total };
  }

  /** Returns the pay of a worker in the year that begins on `from`. */
  async findTotal(manager: EntityManager, workerId: string, from: string): Promise<bigint> {
    const rows: { total: string }[] = await manager.query(
      'SELECT total::text FROM yearly_pay WHERE worker_id = $1 AND year_from = $2',
      [workerId, from],
    );
    return parsePaise(rows[0]?.total ?? '0');
  }
}
