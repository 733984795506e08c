import { Inject, Injectable } from '@nestjs/common';
import type { SignInError } from '@nukkad/contract/accounts/sign-in-errors';
import { NAME_MAX } from '@nukkad/contract/limits';
import { asPlainLine, emailAddress } from '@nukkad/contract/primitives';
import type { Side } from '@nukkad/contract/accounts/users';
import type { EntityManager } from 'typeorm';
import { currentLanguage } from '../../common/context/request-context.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { UserRepository } from '../users/users.public.js';
import { UserIdentityEntity } from './entities/user-identity.entity.js';
import type { VerifiedIdentity } from './oidc-client.js';
import { SignUpRepository } from './sign-up.repository.js';

/** Returns a name from the provider without the characters that the product's texts reject. */
const nameOf = (told: string | undefined): string =>
  asPlainLine(told ?? '')
    .trim()
    .slice(0, NAME_MAX);

/** The account of an identity, or the reason why there is none. */
export type Resolved = { userId: string } | { error: SignInError };

/**
 * Finds or creates the account of a person whom a provider identifies. The key is issuer and subject. An address links
 * only when the provider has verified it, and the link never carries over data that a person entered before verifying
 * the address.
 */
@Injectable()
export class AccountResolver {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly users: UserRepository,
    private readonly signUps: SignUpRepository,
  ) {}

  /** `side` is the side of a new account. */
  async resolve(tx: EntityManager, identity: VerifiedIdentity, side: Side): Promise<Resolved> {
    if (this.config.embeddedIdentityProvider) {
      const user = await this.users.findById(tx, identity.subject);
      return user ? { userId: user.id } : { error: 'failed' };
    }
    const key = { issuer: identity.issuer, subject: identity.subject };
    const known = await tx.findOneBy(UserIdentityEntity, key);
    if (known) return { userId: known.userId };
    const email = emailAddress.safeParse(identity.email);
    if (!identity.emailVerified || !email.success) return { error: 'email-not-verified' };
    const userId = await this.findOwner(tx, email.data, identity, side);
    if (!userId) return { error: 'failed' };
    await tx
      .createQueryBuilder()
      .insert()
      .into(UserIdentityEntity)
      .values({ ...key, userId })
      .orIgnore()
      .execute();
    return { userId };
  }

  private async findOwner(
    tx: EntityManager,
    email: string,
    identity: VerifiedIdentity,
    side: Side,
  ): Promise<string | null> {
    const made = await this.users.insertVerified(tx, {
      email,
      role: side,
      language: currentLanguage(),
      firstName: nameOf(identity.firstName),
      lastName: nameOf(identity.lastName),
    });
    if (made) return made;
    const user = await this.users.lockByEmail(tx, email);
    if (user && !user.emailVerifiedAt) {
      await this.users.replaceUnverifiedOwner(tx, user.id);
      await this.signUps.deleteOthers(tx, user.id);
    }
    return user?.id ?? null;
  }
}
