import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { noticeDestinationOf, PendingContactRepository, type UserEntity } from '../users/users.public.js';
import { SecurityNotices } from './security-notices.js';

/** Removes the phone number of an account. */
@Injectable()
export class PhoneRemovals {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pending: PendingContactRepository,
    private readonly notices: SecurityNotices,
  ) {}

  /** Returns whether the account has a number, also one that no key decrypts. */
  hasPhone(userId: string): Promise<boolean> {
    return this.pending.hasPhone(this.dataSource.manager, userId);
  }

  /** Sends a notice to the owner; does nothing when the account has no number. */
  async removePhone(tx: EntityManager, user: UserEntity): Promise<void> {
    if (!(await this.pending.removePhone(tx, user.id))) return;
    await this.notices.add(tx, user.id, 'phoneRemoved', noticeDestinationOf(user).destination);
  }
}
