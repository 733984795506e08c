import { Injectable } from '@nestjs/common';
import type { Accepted, SignUpInput } from '@nukkad/contract/accounts/auth';
import { emailAddress, phoneNumber } from '@nukkad/contract/primitives';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { unavailable } from '../../common/errors/common.errors.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { Outbox } from '../../common/queue/outbox.js';
import { Referrals } from '../rewards/rewards.public.js';
import { type SignUpDetails, UserRepository } from '../users/users.public.js';
import { phoneNotMobile, weakPassword } from './auth.errors.js';
import { PasswordHasher } from './password-hasher.js';
import { passwordWeakness } from './password-strength.js';
import { SignUpRepository } from './sign-up.repository.js';
import { notifySignUpOwnerTask } from './tasks/notify-sign-up-owner.task.js';
import { isTextable } from './textable-number.js';
import { newToken } from './token.js';
import { VerificationCodeRepository } from './verification-code.repository.js';

/**
 * Processes the sign-up form. The response is the same for every address: a new address gets an account, an unverified
 * account gets the new details, and the owner of a verified address gets a mail.
 */
@Injectable()
export class SignUp {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly signUps: SignUpRepository,
    private readonly codes: VerificationCodeRepository,
    private readonly hasher: PasswordHasher,
    private readonly referrals: Referrals,
    private readonly outbox: Outbox,
  ) {}

  /** `token` binds the sign-up to the browser; it is absent for a repeated request. */
  async execute(form: SignUpInput): Promise<{ answer: Accepted; token: string | undefined }> {
    const email = emailAddress.parse(form.email);
    const phone = phoneNumber.parse(form.phone);
    if (!(await isTextable(phone))) throw phoneNotMobile();
    const weakness = await passwordWeakness(form.password, { ...form, email, phone });
    if (weakness) throw weakPassword(weakness);
    const details: SignUpDetails = {
      firstName: form.firstName,
      lastName: form.lastName,
      phone,
      phoneVerifiedAt: null,
      passwordHash: await this.hasher.hash(form.password),
    };
    let token: string | undefined;
    const answer = await this.transactions.run<Accepted>(async (tx) => {
      const userId = await this.storeDetails(tx, email, details);
      token = newToken();
      const { firstName, lastName, phone, passwordHash } = details;
      const signUpId = await this.signUps.add(tx, { token, userId, email, firstName, lastName, phone, passwordHash });
      if (userId === null) await this.outbox.add(tx, notifySignUpOwnerTask, { signUpId });
      else await this.referrals.recordReferral(tx, userId, form.referralCode);
      return { accepted: true };
    });
    return { answer, token };
  }

  /** Returns the account that now has these details; null when the address belongs to a verified account. */
  private async storeDetails(tx: EntityManager, email: string, details: SignUpDetails): Promise<string | null> {
    const made = await this.users.insertSignUp(tx, email, details, currentLanguage());
    if (made) return made;
    const standing = await this.users.lockByEmail(tx, email);
    if (!standing) throw unavailable(); // it was deleted in this very moment
    if (standing.emailVerifiedAt) return null;
    await this.users.replaceUnverified(tx, standing.id, details, currentLanguage());
    await this.codes.revoke(tx, email, standing.id);
    return standing.id;
  }
}
