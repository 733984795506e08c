import { Injectable } from '@nestjs/common';
import type { RecoveryCodes } from '@nukkad/contract/accounts/second-factor';
import { Transactions } from '../../common/database/transactions.js';
import { Messenger } from '../notifications/notifications.public.js';
import { secondFactorSetUp, secondFactorStands, wrongFactorCode } from './second-factor.errors.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { SecondFactorCodes } from './second-factor-codes.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';
import { SecondFactorThrottle } from './second-factor-throttle.js';
import { StaffSessions } from './staff-sessions.js';

/**
 * Activates the second factor of a staff account after a code proves that the app has the secret; the session then
 * counts as verified. A mail reports the set-up, so that the owner learns of a set-up by another person.
 */
@Injectable()
export class ConfirmSecondFactor {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: SecondFactorRepository,
    private readonly secrets: SecondFactorSecrets,
    private readonly codes: SecondFactorCodes,
    private readonly throttle: SecondFactorThrottle,
    private readonly staffSessions: StaffSessions,
    private readonly messenger: Messenger,
  ) {}

  async execute(caller: { userId: string; sessionId: string }, code: string): Promise<RecoveryCodes> {
    const { userId, sessionId } = caller;
    const { factor, step } = await this.codes.checkCode(caller, code);
    const recoveryCodes = newRecoveryCodes();
    const sealed = await this.secrets.seal(userId, JSON.stringify(recoveryCodes));
    const answer = await this.transactions.run<string>(async (tx) => {
      if (!factor) throw secondFactorSetUp();
      if (factor.confirmed) throw secondFactorStands();
      if (step === null || !(await this.factors.confirm(tx, userId, factor.secretEncrypted, step))) {
        throw wrongFactorCode();
      }
      await this.factors.addRecoveryCodes(tx, userId, recoveryCodes.map(hashRecoveryCode));
      await this.staffSessions.admit(tx, sessionId);
      await this.messenger.send(tx, userId, { text: 'auth:notice.factorSetUp', link: '/admin', urgency: 'account' });
      return sealed;
    });
    await this.throttle.resetCounter(userId);
    return { recoveryCodes: JSON.parse(await this.secrets.open(userId, answer)) as string[] };
  }
}
