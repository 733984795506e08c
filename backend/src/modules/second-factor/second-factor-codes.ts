import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { digitsOf } from '@nukkad/contract/typing/typed-digits';
import { DataSource } from 'typeorm';
import { SecondFactorRepository, type StoredFactor } from './second-factor.repository.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';
import { SecondFactorThrottle } from './second-factor-throttle.js';
import { StaffSessions } from './staff-sessions.js';
import { totpStep } from './totp.js';

/** Result of checking a code of an authenticator app. */
export interface CheckedCode {
  /** Null when the account has no app. */
  factor: StoredFactor | null;
  /** The time step of the code; null when the code is not the app's. */
  step: number | null;
}

/** Codes that staff type. */
@Injectable()
export class SecondFactorCodes {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly factors: SecondFactorRepository,
    private readonly secrets: SecondFactorSecrets,
    private readonly throttle: SecondFactorThrottle,
    private readonly staffSessions: StaffSessions,
  ) {}

  /**
   * Checks a code against the app of the account, and counts the attempt. Throws staffIdle or tooManyFactorCodes before
   * the check.
   */
  async checkCode(caller: { userId: string; sessionId: string }, code: string): Promise<CheckedCode> {
    const { userId, sessionId } = caller;
    await this.staffSessions.refuseIdle(sessionId);
    await this.throttle.countAttempt(userId);
    const factor = await this.factors.find(this.dataSource.manager, userId);
    const secret = factor && (await this.secrets.open(userId, factor.secretEncrypted));
    return { factor, step: secret ? totpStep(secret, digitsOf(code), factor.seconds) : null };
  }
}
