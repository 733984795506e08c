import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { noticeDestinationOf, PendingContactRepository, type UserEntity } from '../users/users.public.js';
import { SecurityNotices } from './security-notices.js';

/** Removes the phone number of an account. */
@Injectable()
export class PhoneRemovals {
  constructor(
    private readonly pending: PendingContactRepository,
    private readonly notices: SecurityNotices,
  ) {}

  /** Sends a notice to the owner; does nothing when the account has no number. */
  async removePhone(tx: EntityManager, user: UserEntity): Promise<void> {
    if (!(await this.pending.removePhone(tx, user.id))) return;
    await this.notices.add(tx, user.id, 'phoneRemoved', noticeDestinationOf(user).destination);
  }
}
