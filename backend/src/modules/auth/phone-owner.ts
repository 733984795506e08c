import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UserRepository } from '../users/users.public.js';
import { SignUpRepository } from './sign-up.repository.js';
import type { CodeOwner } from './verification-code.repository.js';

/** Identification of a browser: the cookie of its sign-up and the account of its session. */
export interface PhoneCaller {
  signUpToken: string | undefined;
  userId: string | undefined;
}

/**
 * Finds the owner of a verification by number: the browser's own sign-up, else its signed-in account. A code is valid
 * for that owner alone. Otherwise an attacker could send a code to a stranger's number and get the number verified when
 * the stranger enters the code in a sign-up of the stranger's own. Callers without either identification are not
 * distinguished.
 */
@Injectable()
export class PhoneOwner {
  constructor(
    private readonly signUps: SignUpRepository,
    private readonly users: UserRepository,
  ) {}

  /** Returns the owner of `phone` (E.164) that `caller` identifies; empty when it identifies none. */
  async findOwner(tx: EntityManager, phone: string, caller: PhoneCaller): Promise<CodeOwner> {
    const signUp = await this.signUps.findByToken(tx, caller.signUpToken);
    if (signUp?.phone === phone) return { signUpId: signUp.id };
    const user = caller.userId === undefined ? null : await this.users.findById(tx, caller.userId);
    return user?.phone === phone ? { userId: user.id } : {};
  }
}
