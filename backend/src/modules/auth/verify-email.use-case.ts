import { Injectable } from '@nestjs/common';
import type { Verified, VerifyEmail as VerifyEmailInput } from '@nukkad/contract/accounts/auth';
import { RefusedAfterCommit } from '../../common/database/refused-after-commit.js';
import { Transactions } from '../../common/database/transactions.js';
import { UserRepository } from '../users/users.public.js';
import { invalidCode } from './auth.errors.js';
import { CodeDigest } from './code-digest.js';
import { OneTimeSignIns } from './one-time-sign-ins.js';
import { SignUpRepository } from './sign-up.repository.js';
import { VerificationCodeRepository } from './verification-code.repository.js';

/**
 * Verifies a mailbox. The account then has the details entered in the verifying browser, even when another person
 * submitted the form with this address in between.
 */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: VerificationCodeRepository,
    private readonly signUps: SignUpRepository,
    private readonly users: UserRepository,
    private readonly digests: CodeDigest,
    private readonly oneTimeSignIns: OneTimeSignIns,
  ) {}

  /** Returns the response, and the cookie with which this browser signs in once if it signed up too. */
  async execute(
    input: VerifyEmailInput,
    signUpToken: string | undefined,
  ): Promise<{ answer: Verified; onceToken: string | null }> {
    const digest = await this.digests.prepare();
    return this.transactions.run<{ answer: Verified; onceToken: string | null }>(async (tx) => {
      const code = await this.codes.findNewest(tx, { channel: 'email', destination: input.email, interaction: null });
      if (!code || !(await this.codes.tryCode(tx, code.id, digest(code.id, input.code)))) {
        return new RefusedAfterCommit(invalidCode());
      }
      const user = await this.users.lockByEmail(tx, input.email);
      if (!user || user.emailVerifiedAt) return new RefusedAfterCommit(invalidCode());
      const own = await this.signUps.findByToken(tx, signUpToken);
      const signUp = own?.userId === user.id ? own : await this.signUps.findNewestOfUser(tx, user.id);
      if (signUp) await this.users.replaceUnverified(tx, user.id, signUp);
      await this.users.confirmEmail(tx, user.id);
      await this.signUps.deleteOthers(tx, user.id, signUp?.id);
      // a code disclosed on the phone signs no attacker in, because the right is for the browser that filled the form
      const onceToken = own?.userId === user.id ? await this.oneTimeSignIns.issueToken(tx, user.id) : null;
      return { answer: { verified: true }, onceToken };
    });
  }
}
