import { Injectable } from '@nestjs/common';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';
import { PhoneIdentities, UserRepository } from '../users/users.public.js';
import { AccountJoiningRepository } from './account-joining.repository.js';

/** Finds the account that signs in with an address or number. */
@Injectable()
export class ContactOwners {
  constructor(
    private readonly users: UserRepository,
    private readonly phones: PhoneIdentities,
    private readonly joinings: AccountJoiningRepository,
  ) {}

  /**
   * Records the verification when another account signs in with the contact, so that both accounts can be joined.
   * Returns whether there is such an account.
   */
  async recordOther(tx: EntityManager, userId: string, channel: ContactChannel, destination: string): Promise<boolean> {
    const otherId = await this.findOwner(tx, channel, destination);
    if (otherId === null || otherId === userId) return false;
    await this.joinings.recordVerification(tx, userId, { otherId, channel, destination });
    return true;
  }

  /** Returns the account that signs in with the contact; null when there is none. */
  private async findOwner(tx: EntityManager, channel: ContactChannel, destination: string): Promise<string | null> {
    if (channel === 'phone') return this.phones.findOwner(tx, destination);
    const user = await this.users.findByEmail(tx, destination);
    return user?.emailVerifiedAt ? user.id : null;
  }
}
