import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SecondFactor } from '@nukkad/domain/second-factor';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { secondFactorSetUp, wrongFactorCode } from './auth.errors.js';
import { hashRecoveryCode } from './recovery-codes.js';
import { SecondFactorRepository, type StoredFactor } from './second-factor.repository.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';
import { SecondFactorThrottle } from './second-factor-throttle.js';
import { StaffSessions } from './staff-sessions.js';
import { totpStep } from './totp.js';

/** One of the staff gives the second factor: a code of the app, or a recovery code. Each code opens one session, once. */
@Injectable()
export class VerifySecondFactor {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly factors: SecondFactorRepository,
    private readonly secrets: SecondFactorSecrets,
    private readonly throttle: SecondFactorThrottle,
    private readonly staffSessions: StaffSessions,
  ) {}

  async execute(caller: { userId: string; sessionId: string }, code: string): Promise<SecondFactor> {
    const { userId, sessionId } = caller;
    await this.staffSessions.refuseIdle(sessionId);
    await this.throttle.take(userId);
    const factor = await this.factors.find(this.dataSource.manager, userId);
    const secret = factor && (await this.secrets.open(userId, factor.secretEncrypted));
    const step = secret ? totpStep(secret, code.replace(/\s/g, ''), factor.seconds) : null;
    await this.transactions.run<null>(async (tx) => {
      if (!factor?.confirmed) throw secondFactorSetUp();
      if (!(await this.use(tx, { userId, factor, step, code }))) throw wrongFactorCode();
      await this.staffSessions.admit(tx, sessionId);
      return null;
    });
    await this.throttle.forget(userId);
    return this.staffSessions.factorOf(sessionId);
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
