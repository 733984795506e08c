import { Injectable } from '@nestjs/common';
import type { SecondFactor } from '@nukkad/contract/accounts/second-factor';
import type { EntityManager } from 'typeorm';
import { AppLogger } from '../../common/observability/app-logger.js';
import { Transactions } from '../../common/database/transactions.js';
import { secondFactorSetUp, wrongFactorCode } from './second-factor.errors.js';
import { hashRecoveryCode } from './recovery-codes.js';
import { SecondFactorCodes } from './second-factor-codes.js';
import { SecondFactorRepository, type StoredFactor } from './second-factor.repository.js';
import { SecondFactorThrottle } from './second-factor-throttle.js';
import { StaffSessions } from './staff-sessions.js';

/**
 * Verifies the second factor of a staff account: a code of the app, or a recovery code. Each code opens one session,
 * once.
 */
@Injectable()
export class VerifySecondFactor {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: SecondFactorRepository,
    private readonly codes: SecondFactorCodes,
    private readonly throttle: SecondFactorThrottle,
    private readonly staffSessions: StaffSessions,
    private readonly logger: AppLogger,
  ) {}

  async execute(caller: { userId: string; sessionId: string }, code: string): Promise<SecondFactor> {
    const { userId, sessionId } = caller;
    const { factor, step } = await this.codes.checkCode(caller, code);
    await this.transactions.run<null>(async (tx) => {
      if (!factor?.confirmed) throw secondFactorSetUp();
      if (!(await this.use(tx, { userId, factor, step, code }))) {
        this.logger.info({ event: 'second-factor.refused' });
        throw wrongFactorCode();
      }
      await this.staffSessions.admit(tx, sessionId);
      return null;
    });
    this.logger.info({ event: 'second-factor.accepted', way: step === null ? 'recovery code' : 'app' });
    await this.throttle.resetCounter(userId);
    return this.staffSessions.getFactorState(sessionId);
  }

  private use(
    tx: EntityManager,
    { userId, factor, step, code }: { userId: string; factor: StoredFactor; step: number | null; code: string },
  ): Promise<boolean> {
    return step === null
      ? this.factors.useRecoveryCode(tx, userId, hashRecoveryCode(code))
      : this.factors.useStep(tx, userId, factor.secretEncrypted, step);
  }
}
