import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type PayoutReason,
  REWARD_STEPS,
  type RewardStep,
  type RewardSums,
} from '@nukkad/contract/payments/reward-payouts';
import { DataSource } from 'typeorm';

/** SQL: the state shown to the person, by internal state. */
const STEP = `CASE status WHEN 'earned' THEN 'checking' WHEN 'review' THEN 'review' WHEN 'payable' THEN 'ready' WHEN 'paid' THEN 'paid'
  WHEN 'refused' THEN 'refused' ELSE 'under_way' END`;

/** State of one reward. */
export interface RewardState {
  step: RewardStep;
  why: PayoutReason | null;
}

/** The rewards of a person, by state. */
@Injectable()
export class RewardPayoutsReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async sumByStep(userId: string): Promise<RewardSums> {
    const rows: { step: RewardStep; sum: string }[] = await this.dataSource.query(
      `SELECT ${STEP} AS step, sum(amount)::text AS sum FROM payment_payouts WHERE user_id = $1 GROUP BY 1`,
      [userId],
    );
    const sums = Object.fromEntries(rows.map(({ step, sum }) => [step, sum]));
    return Object.fromEntries(REWARD_STEPS.map((step) => [step, sums[step] ?? '0'])) as RewardSums;
  }

  /** Returns the states of rewards by their subjects; a subject without a state has no reward yet. */
  async listStates(userId: string, subjectIds: readonly string[]): Promise<Map<string, RewardState>> {
    const rows: (RewardState & { subjectId: string })[] = await this.dataSource.query(
      `SELECT subject_id AS "subjectId", ${STEP} AS step, why FROM payment_payouts WHERE user_id = $1 AND subject_id = ANY ($2)`,
      [userId, subjectIds],
    );
    return new Map(rows.map(({ subjectId, step, why }) => [subjectId, { step, why }]));
  }
}
