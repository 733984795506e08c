import { Injectable } from '@nestjs/common';
import type { SignUpWithPhone as SignUpWithPhoneInput, Verified } from '@nukkad/contract/accounts/auth';
import { namePartsOf } from '@nukkad/contract/accounts/person-name';
import type { EntityManager } from 'typeorm';
import { RefusedAfterCommit } from '../../common/database/refused-after-commit.js';
import { Transactions } from '../../common/database/transactions.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { Referrals } from '../rewards/rewards.public.js';
import { PhoneIdentities, UserRepository } from '../users/users.public.js';
import { invalidCode } from './auth.errors.js';
import { CodeDigest } from './code-digest.js';
import { phoneSignUpScope } from './code-purpose.js';
import { OneTimeSignIns } from './one-time-sign-ins.js';
import { hashToken } from './token.js';
import { VerificationCodeRepository } from './verification-code.repository.js';

/**
 * Accepts the code of a phone number, creates an account, and allows one sign-in without another proof. When the number
 * already has an account, the person gets that account and its name does not change: the code proves ownership of it as
 * well.
 */
@Injectable()
export class SignUpWithPhone {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: VerificationCodeRepository,
    private readonly users: UserRepository,
    private readonly phones: PhoneIdentities,
    private readonly referrals: Referrals,
    private readonly digests: CodeDigest,
    private readonly oneTimeSignIns: OneTimeSignIns,
  ) {}

  /** Returns the response, and the cookie with which this browser signs in once; throws `invalidCode`. */
  async execute(
    input: SignUpWithPhoneInput,
    browserToken: string | undefined,
  ): Promise<{ answer: Verified; onceToken: string }> {
    const digest = await this.digests.prepare();
    return this.transactions.run<{ answer: Verified; onceToken: string }>(async (tx) => {
      if (browserToken === undefined) return new RefusedAfterCommit(invalidCode());
      const interaction = phoneSignUpScope(hashToken(browserToken));
      const code = await this.codes.findNewest(tx, { channel: 'sms', destination: input.phone, interaction });
      if (!code || !(await this.codes.tryCode(tx, code.id, digest(code.id, input.code)))) {
        return new RefusedAfterCommit(invalidCode());
      }
      const userId = (await this.phones.findOwner(tx, input.phone)) ?? (await this.make(tx, input));
      return { answer: { verified: true }, onceToken: await this.oneTimeSignIns.issueToken(tx, userId) };
    });
  }

  private async make(tx: EntityManager, input: SignUpWithPhoneInput): Promise<string> {
    const userId = await this.users.insertWithPhone(tx, {
      phone: input.phone,
      role: input.side,
      language: currentLanguage(),
      ...namePartsOf(input.name),
    });
    await this.referrals.recordReferral(tx, userId, input.referralCode);
    return userId;
  }
}
