import { Injectable } from '@nestjs/common';
import type { ContactChannel, JoiningRefusal } from '@nukkad/domain/account';
import type { EntityManager } from 'typeorm';
import { JoinedAccountRepository, PhoneIdentities, type UserEntity, UserRepository } from '../users/users.public.js';
import { AccountJoiningRepository } from './account-joining.repository.js';
import { joiningExpired, joiningRefused } from './account.errors.js';
import type { AccountJoiningEntity } from './entities/account-joining.entity.js';
import { type JoinedDetails, joinedDetails } from './joined-details.js';
import { JoinedRows } from './joined-rows.js';

/** Two accounts that may be joined, both locked, and what the one that goes on becomes. */
export interface Joinable {
  into: UserEntity;
  from: UserEntity;
  details: JoinedDetails;
}

const isSuspended = ({ suspendedUntil }: UserEntity): boolean => suspendedUntil !== null && suspendedUntil > new Date();

/** Why two accounts may not be joined, as far as they tell themselves. */
function refusalOf(into: UserEntity, from: UserEntity): JoiningRefusal | null {
  const both = [into, from];
  if (both.some((user) => user.staffRole !== null)) return 'staff';
  if (both.some(isSuspended)) return 'suspended';
  if (both.some((user) => user.deletionDueAt !== null)) return 'leaving';
  return from.role === 'job_seeker' ? null : 'employer';
}

/** Whether two accounts can be joined now. */
@Injectable()
export class AccountJoining {
  constructor(
    private readonly joinings: AccountJoiningRepository,
    private readonly accounts: JoinedAccountRepository,
    private readonly users: UserRepository,
    private readonly phones: PhoneIdentities,
    private readonly rows: JoinedRows,
  ) {}

  /**
   * Locks the account and the one whose address or number it has verified. Returns an error when that counts no more, the
   * address or number is another's by now, its own code is still to come (unless `withoutOwn`), or they may not be joined.
   */
  async examine(
    tx: EntityManager,
    userId: string,
    channel: ContactChannel,
    { withoutOwn = false } = {},
  ): Promise<Joinable | Error> {
    const seen = await this.joinings.find(tx, userId, channel);
    if (!seen) return joiningExpired();
    const owner = channel === 'phone' ? await this.phones.ownerOf(tx, seen.destination) : null;
    await this.accounts.lock(tx, [userId, seen.otherId]);
    // another request may have joined them, or the address may have gone, before they were locked
    const joining = await this.joinings.find(tx, userId, channel);
    const into = await this.users.findById(tx, userId);
    const from = await this.users.findById(tx, seen.otherId);
    if (!into || !from || joining?.otherId !== from.id) return joiningExpired();
    if (!this.stands(joining, from, owner) || !(withoutOwn || joining.ownVerifiedAt)) return joiningExpired();
    const refusal = refusalOf(into, from) ?? (await this.rows.refusal(tx, { from: from.id, into: into.id }));
    return refusal ? joiningRefused(refusal) : { into, from, details: joinedDetails(into, from, channel) };
  }

  private stands({ channel, destination }: AccountJoiningEntity, from: UserEntity, owner: string | null): boolean {
    if (from.erasedAt) return false;
    return channel === 'phone' ? owner === from.id : from.email === destination && from.emailVerifiedAt !== null;
  }
}
