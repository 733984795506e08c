import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { PhoneIdentities, type UserEntity, UserRepository } from '../users/users.public.js';
import { logSignIn } from './log-sign-in.js';
import type { LoginName } from './login-name.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordProof } from './password-proof.js';
import { SignInThrottle } from './sign-in-throttle.js';

export interface PasswordSignIn {
  /** Null when the field contained neither an address nor a number. */
  login: LoginName | null;
  password: string;
  /** The provider's id of this sign-in. */
  interaction: string;
  ip: string;
}

/** Result of the sign-in; an unknown address or number and a wrong password have the same result. */
export type PasswordOutcome =
  | { kind: 'signed-in'; userId: string }
  | { kind: 'unverified'; proof: string }
  | { kind: 'refused' };

/**
 * Signs a person in with a password. Each attempt computes one hash, so that the duration does not reveal whether an
 * account exists.
 */
@Injectable()
export class SignInWithPassword {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly phones: PhoneIdentities,
    private readonly hasher: PasswordHasher,
    private readonly proofs: PasswordProof,
    private readonly throttle: SignInThrottle,
    private readonly logger: AppLogger,
  ) {}

  async execute(input: PasswordSignIn): Promise<PasswordOutcome> {
    const user = await this.find(input.login);
    const counted = user?.email ?? input.login?.destination ?? '';
    await this.countAttempt(counted, input.ip);
    const isRight = await this.hasher.verify(user?.passwordHash ?? null, input.password);
    const isAccepted = user?.passwordHash != null && isRight;
    logSignIn(this.logger, isAccepted ? 'accepted' : 'refused', 'password');
    if (!user?.passwordHash || !isRight) return { kind: 'refused' };
    await this.throttle.resetCounter(counted, input.ip);
    if (user.email !== null && !user.emailVerifiedAt) {
      const { make } = await this.proofs.prepare();
      return { kind: 'unverified', proof: make(user, input.interaction) };
    }
    if (this.hasher.isOutdated(user.passwordHash)) {
      const stronger = await this.hasher.hash(input.password);
      await this.users.rehash(this.dataSource.manager, user.id, user.passwordHash, stronger);
    }
    return { kind: 'signed-in', userId: user.id };
  }

  /** Counts the attempt before the comparison; throws 429 after too many. */
  private async countAttempt(counted: string, ip: string): Promise<void> {
    try {
      await this.throttle.countAttempt(counted, ip);
    } catch (error) {
      if (error instanceof DomainError && error.errorClass === 'tooMany')
        logSignIn(this.logger, 'throttled', 'password');
      throw error;
    }
  }

  private async find(login: LoginName | null): Promise<UserEntity | null> {
    const { manager } = this.dataSource;
    if (!login) return null;
    if (login.channel === 'email') return this.users.findByEmail(manager, login.destination);
    const owner = await this.phones.find(manager, login.destination);
    return owner === null ? null : this.users.findById(manager, owner);
  }
}
