import { Injectable } from '@nestjs/common';
import type { ContactChannel, JoiningRefusal } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';
import { unavailable } from '../../common/errors/common.errors.js';
import { JoinedAccountRepository, PhoneIdentities, type UserEntity, UserRepository } from '../users/users.public.js';
import { AccountJoiningRepository } from './account-joining.repository.js';
import { joiningExpired, joiningRefused } from './account.errors.js';
import type { AccountJoiningEntity } from './entities/account-joining.entity.js';
import { type JoinedDetails, joinedDetails } from './joined-details.js';
import { JoinedRows } from './joined-rows.js';

/** Two accounts that may be joined, both locked, and the resulting values of the account that remains. */
export interface Joinable {
  into: UserEntity;
  from: UserEntity;
  details: JoinedDetails;
}

/** Returns whether an account has a verified number that no key decrypts. Joining would replace it by no number. */
const hasLostNumber = ({ phone, phoneVerifiedAt }: UserEntity): boolean => phoneVerifiedAt !== null && phone === null;

const isSuspended = ({ suspendedUntil }: UserEntity): boolean => suspendedUntil !== null && suspendedUntil > new Date();

/** Returns the reason that prevents joining, as far as the two rows show it. */
function refusalOf(into: UserEntity, from: UserEntity): JoiningRefusal | null {
  const both = [into, from];
  if (both.some((user) => user.staffRole !== null)) return 'staff';
  if (both.some(isSuspended)) return 'suspended';
  if (both.some((user) => user.deletionDueAt !== null)) return 'leaving';
  return from.role === 'job_seeker' ? null : 'employer';
}

/** Checks whether two accounts can be joined now. */
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
   * Locks the account and the account that owns the verified address or number. Returns an error when the verification
   * has expired, the address or number has a different owner by now, the account's own code is still missing (unless
   * `withoutOwn`), the accounts must not be joined, or no key decrypts a verified number of one of them.
   */
  async checkVerification(
    tx: EntityManager,
    userId: string,
    channel: ContactChannel,
    { withoutOwn = false } = {},
  ): Promise<Joinable | Error> {
    const seen = await this.joinings.find(tx, userId, channel);
    if (!seen) return joiningExpired();
    const owner = channel === 'phone' ? await this.phones.findOwner(tx, seen.destination) : null;
    await this.accounts.lock(tx, [userId, seen.otherId]);
    // a concurrent request may have joined the accounts or removed the address before the locks were acquired
    const joining = await this.joinings.find(tx, userId, channel);
    const into = await this.users.findById(tx, userId);
    const from = await this.users.findById(tx, seen.otherId);
    if (!into || !from || joining?.otherId !== from.id) return joiningExpired();
    if (!this.isStillValid(joining, from, owner) || !(withoutOwn || joining.ownVerifiedAt)) return joiningExpired();
    if ([into, from].some(hasLostNumber)) return unavailable();
    const refusal = refusalOf(into, from) ?? (await this.rows.findRefusal(tx, { from: from.id, into: into.id }));
    return refusal ? joiningRefused(refusal) : { into, from, details: joinedDetails(into, from, channel) };
  }

  private isStillValid(
    { channel, destination }: AccountJoiningEntity,
    from: UserEntity,
    owner: string | null,
  ): boolean {
    if (from.erasedAt) return false;
    return channel === 'phone' ? owner === from.id : from.email === destination && from.emailVerifiedAt !== null;
  }
}
