import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { UserRepository } from '../users/users.public.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordProof } from './password-proof.js';
import { SignInThrottle } from './sign-in-throttle.js';

export interface PasswordSignIn {
  email: string;
  password: string;
  /** The provider's name for this sign-in. */
  interaction: string;
  ip: string;
}

/** What came of it; an unknown address and a wrong password are the same. */
export type PasswordOutcome =
  { kind: 'signed-in'; userId: string } | { kind: 'unverified'; proof: string } | { kind: 'refused' };

/** A person signs in with a password. It always costs one hash, so that the time tells nothing about the address. */
@Injectable()
export class SignInWithPassword {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly proofs: PasswordProof,
    private readonly throttle: SignInThrottle,
  ) {}

  async execute(input: PasswordSignIn): Promise<PasswordOutcome> {
    await this.throttle.countAttempt(input.email, input.ip);
    const user = await this.users.findByEmail(this.dataSource.manager, input.email);
    const isRight = await this.hasher.verify(user?.passwordHash ?? null, input.password);
    if (!user?.passwordHash || !isRight) return { kind: 'refused' };
    await this.throttle.forget(input.email);
    if (!user.emailVerifiedAt) {
      const { make } = await this.proofs.prepare();
      return { kind: 'unverified', proof: make(user, input.interaction) };
    }
    if (this.hasher.isOutdated(user.passwordHash)) {
      const stronger = await this.hasher.hash(input.password);
      await this.users.rehash(this.dataSource.manager, user.id, user.passwordHash, stronger);
    }
    return { kind: 'signed-in', userId: user.id };
  }
}
