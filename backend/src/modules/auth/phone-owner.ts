import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UserRepository } from '../users/users.public.js';
import { SignUpRepository } from './sign-up.repository.js';
import type { CodeOwner } from './verification-code.repository.js';

/** What a browser shows of itself: the cookie of its sign-up, the account of its session. */
export interface PhoneCaller {
  signUpToken: string | undefined;
  userId: string | undefined;
}

/**
 * Whose number a browser is about: that of its own sign-up, else that of its signed-in account. A code is then good for
 * that owner alone, so that nobody gets a stranger's number verified by having a code sent to it and waiting for the
 * stranger to enter it in a sign-up of his or her own. A caller that shows neither is told apart by nothing.
 */
@Injectable()
export class PhoneOwner {
  constructor(
    private readonly signUps: SignUpRepository,
    private readonly users: UserRepository,
  ) {}

  /** The owner of `phone` (E.164) as far as `caller` shows; empty when it does not. */
  async findOwner(tx: EntityManager, phone: string, caller: PhoneCaller): Promise<CodeOwner> {
    const signUp = await this.signUps.findByToken(tx, caller.signUpToken);
    if (signUp?.phone === phone) return { signUpId: signUp.id };
    const user = caller.userId === undefined ? null : await this.users.findById(tx, caller.userId);
    return user?.phone === phone ? { userId: user.id } : {};
  }
}
