import { Injectable } from '@nestjs/common';
import type { Language } from '@nukkad/contract/languages';
import type { Side } from '@nukkad/contract/accounts/users';
import type { EntityManager } from 'typeorm';
import { RefusedAfterCommit } from '../../common/database/refused-after-commit.js';
import { Transactions } from '../../common/database/transactions.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { unavailable } from '../../common/errors/common.errors.js';
import { PhoneIdentities, type UserEntity, UserRepository } from '../users/users.public.js';
import { invalidCode } from './auth.errors.js';
import { CodeDigest } from './code-digest.js';
import { logSignIn } from './log-sign-in.js';
import type { LoginName } from './login-name.js';
import { PasswordProof } from './password-proof.js';
import { SignUpRepository } from './sign-up.repository.js';
import { VerificationCodeRepository } from './verification-code.repository.js';

export interface CodeSignIn {
  login: LoginName;
  code: string;
  /** The provider's id of this sign-in; the code must have been sent for it. */
  interaction: string;
  /** The side of a new account. */
  side: Side;
  language: Language;
  /** That the right password was given in this sign-in (see PasswordProof). */
  proof: string | undefined;
  signUpToken: string | undefined;
}

/**
 * Signs a person in with a code from the mailbox or the phone, and creates the account if there is none. When an
 * account with an unverified mailbox exists for the address, a stranger may have set its password: the password remains
 * only if this person entered it in this sign-in, or set it in this browser.
 */
@Injectable()
export class SignInWithCode {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: VerificationCodeRepository,
    private readonly users: UserRepository,
    private readonly phones: PhoneIdentities,
    private readonly signUps: SignUpRepository,
    private readonly digests: CodeDigest,
    private readonly proofs: PasswordProof,
    private readonly logger: AppLogger,
  ) {}

  /** Returns the signed-in account; throws `invalidCode`. */
  async execute(input: CodeSignIn): Promise<string> {
    const digest = await this.digests.prepare();
    const { holds } = await this.proofs.prepare();
    const way = input.login.channel;
    const account = await this.transactions.run<string>(async (tx) => {
      const scope = { ...input.login, interaction: input.interaction };
      const code = await this.codes.findNewest(tx, scope);
      if (!code || !(await this.codes.tryCode(tx, code.id, digest(code.id, input.code)))) {
        logSignIn(this.logger, 'refused', way);
        return new RefusedAfterCommit(invalidCode());
      }
      return input.login.channel === 'email' ? this.signInByEmail(tx, input, holds) : this.signInByPhone(tx, input);
    });
    logSignIn(this.logger, 'accepted', way);
    return account;
  }

  private async signInByPhone(tx: EntityManager, { login, side: role, language }: CodeSignIn): Promise<string> {
    const phone = login.destination;
    return (await this.phones.findOwner(tx, phone)) ?? this.users.insertWithPhone(tx, { phone, role, language });
  }

  private async signInByEmail(
    tx: EntityManager,
    input: CodeSignIn,
    holds: (proof: string | undefined, user: UserEntity, interaction: string) => boolean,
  ): Promise<string> {
    const { login, side: role, language } = input;
    const email = login.destination;
    const made = await this.users.insertVerified(tx, { email, role, language });
    if (made) return made;
    const user = await this.users.lockByEmail(tx, email);
    if (!user) throw unavailable(); // it was deleted in this very moment
    if (user.emailVerifiedAt) return user.id;
    await this.verify(tx, user, input, holds(input.proof, user, input.interaction));
    return user.id;
  }

  private async verify(tx: EntityManager, user: UserEntity, input: CodeSignIn, gavePassword: boolean): Promise<void> {
    const own = await this.signUps.findByToken(tx, input.signUpToken);
    const signUp = own?.userId === user.id ? own : null;
    if (signUp) await this.users.replaceUnverified(tx, user.id, signUp);
    if (signUp || gavePassword) {
      await this.users.confirmEmail(tx, user.id);
      const kept = signUp ?? (await this.signUps.findNewestOfUser(tx, user.id));
      await this.signUps.deleteOthers(tx, user.id, kept?.id);
      return;
    }
    await this.users.replaceUnverifiedOwner(tx, user.id);
    await this.signUps.deleteOthers(tx, user.id);
  }
}
