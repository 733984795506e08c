import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ChangePassword as ChangePasswordInput } from '@nukkad/contract/accounts/account';
import type { Accepted } from '@nukkad/contract/accounts/auth';
import { DataSource } from 'typeorm';
import { RefusedAfterCommit } from '../../common/database/refused-after-commit.js';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { RateLimits } from '../../common/http/rate-limits.js';
import type { Principal } from '../../common/security/principal.js';
import { PasswordHasher, passwordWeakness, Sessions, weakPassword } from '../auth/auth.public.js';
import { noticeDestinationOf, UserRepository } from '../users/users.public.js';
import { passwordManagedElsewhere, wrongPassword } from './account.errors.js';
import { OWNER_PROOFS } from './owner-proofs.js';
import { SecurityNotices } from './security-notices.js';

/** Sets a new password for a person who knows the current one; every other session ends. */
@Injectable()
export class ChangePassword {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: Sessions,
    private readonly notices: SecurityNotices,
    private readonly events: Events,
  ) {}

  async execute({ userId, sessionId }: Principal, input: ChangePasswordInput): Promise<Accepted> {
    await this.limits.consume(OWNER_PROOFS, userId);
    const user = await this.users.findById(this.dataSource.manager, userId);
    const old = user?.passwordHash;
    if (!old) throw passwordManagedElsewhere();
    // slow work runs before the transaction; the transaction reports its result, so that a repeated call gets the same
    // response
    const isRight = await this.hasher.verify(old, input.currentPassword);
    const weakness = await passwordWeakness(input.newPassword, user);
    const hash = isRight && !weakness ? await this.hasher.hash(input.newPassword) : null;
    return this.transactions.run<Accepted>(async (tx) => {
      if (!isRight) return new RefusedAfterCommit(wrongPassword());
      if (weakness) return new RefusedAfterCommit(weakPassword(weakness));
      const isReplaced = hash !== null && (await this.users.replacePassword(tx, userId, old, hash));
      if (!isReplaced) return new RefusedAfterCommit(wrongPassword());
      const closed = await this.sessions.closeOthers(tx, userId, sessionId);
      if (closed > 0) await this.events.publish(tx, [userId], { topic: 'user' });
      await this.notices.add(tx, userId, 'password', noticeDestinationOf(user).destination);
      return { accepted: true };
    });
  }
}
