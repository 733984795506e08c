import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { RateLimits } from '../../common/http/rate-limits.js';
import { CurrentUserReadModel, type UserEntity, UserRepository } from '../users/users.public.js';
import { nothingToVerify } from './account.errors.js';
import { ContactCodes } from './contact-codes.js';
import { CONTACT_CHANGES } from './contact-change-limit.js';

/** Returns the account's unverified address or number; null when there is none. */
function unverified(user: UserEntity, channel: ContactChannel): string | null {
  if (channel === 'email') return user.emailVerifiedAt ? null : user.email;
  return user.phoneVerifiedAt ? null : user.phone;
}

/**
 * Sends a code to the unverified address or number of the account. The contact then becomes the pending one, like a new
 * contact, and replaces an earlier pending one.
 */
@Injectable()
export class SendContactCode {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly users: UserRepository,
    private readonly contactCodes: ContactCodes,
    private readonly currentUser: CurrentUserReadModel,
    private readonly events: Events,
  ) {}

  /** Throws `nothingToVerify`, or 429 when too many codes were sent; the pending contact is then unchanged. */
  async execute(userId: string, channel: ContactChannel): Promise<CurrentUser> {
    const user = await this.users.findById(this.dataSource.manager, userId);
    if (!user) throw notFound();
    const destination = unverified(user, channel);
    if (destination === null) throw nothingToVerify();
    await this.limits.consume(CONTACT_CHANGES, userId);
    return this.transactions.run(async (tx) => {
      await this.contactCodes.sendCode(tx, userId, channel, destination);
      await this.events.publish(tx, [userId], { topic: 'user' });
      return this.currentUser.get(userId, tx);
    });
  }
}
