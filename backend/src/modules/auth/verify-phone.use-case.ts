import { Injectable } from '@nestjs/common';
import type { Verified, VerifyPhone as VerifyPhoneInput } from '@nukkad/contract/accounts/auth';
import type { EntityManager } from 'typeorm';
import { RefusedAfterCommit } from '../../common/database/refused-after-commit.js';
import { Transactions } from '../../common/database/transactions.js';
import { PhoneIdentities, UserRepository } from '../users/users.public.js';
import { invalidCode, phoneTaken } from './auth.errors.js';
import { CodeDigest } from './code-digest.js';
import type { SignUpEntity } from './entities/sign-up.entity.js';
import { OneTimeSignIns } from './one-time-sign-ins.js';
import { type PhoneCaller, PhoneOwner } from './phone-owner.js';
import { SignUpRepository } from './sign-up.repository.js';
import { VerificationCodeRepository } from './verification-code.repository.js';

/**
 * Verifies a phone number for the sign-up or the account that the code was sent for. A number with which another
 * account signs in is rejected; only the holder of the number learns of that account.
 */
@Injectable()
export class VerifyPhone {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: VerificationCodeRepository,
    private readonly signUps: SignUpRepository,
    private readonly users: UserRepository,
    private readonly phones: PhoneIdentities,
    private readonly phoneOwner: PhoneOwner,
    private readonly digests: CodeDigest,
    private readonly oneTimeSignIns: OneTimeSignIns,
  ) {}

  async execute(input: VerifyPhoneInput, caller: PhoneCaller & { onceToken?: string | undefined }): Promise<Verified> {
    const digest = await this.digests.prepare();
    const { phone: destination } = input;
    return this.transactions.run<Verified>(async (tx) => {
      const owner = await this.phoneOwner.findOwner(tx, destination, caller);
      const code = await this.codes.findNewest(tx, { channel: 'sms', destination, interaction: null }, owner);
      const isBound = code !== null && (code.signUpId !== null || code.userId !== null);
      if (!isBound || !(await this.codes.tryCode(tx, code.id, digest(code.id, input.code)))) {
        return new RefusedAfterCommit(invalidCode());
      }
      const signUp = code.signUpId === null ? null : await this.signUps.findById(tx, code.signUpId);
      if (await this.phones.isAnothers(tx, destination, signUp?.userId ?? code.userId)) {
        return new RefusedAfterCommit(phoneTaken());
      }
      if (signUp) await this.confirmSignUp(tx, signUp, destination);
      else if (code.userId) await this.users.confirmPhone(tx, code.userId, destination);
      await this.oneTimeSignIns.renew(tx, caller.onceToken);
      return { verified: true };
    });
  }

  /** The account is updated only when its details come from this sign-up. */
  private async confirmSignUp(tx: EntityManager, signUp: SignUpEntity, phone: string): Promise<void> {
    await this.signUps.confirmPhone(tx, signUp.id);
    if (!signUp.userId) return;
    const current = await this.signUps.findNewestOfUser(tx, signUp.userId);
    if (current?.id === signUp.id) await this.users.confirmPhone(tx, signUp.userId, phone);
  }
}
