import type { ContactChannel } from '@nukkad/domain/account';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What the owner of an account has verified on the way to joining another one to it: first the other's address or number, then
 * their own. It counts for a quarter of an hour.
 */
@Entity('account_joinings')
@Check('account_joinings_channel', `channel IN ('email', 'phone')`)
@Check('account_joinings_two', `user_id <> other_id`)
export class AccountJoiningEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'account_joinings_pkey' })
  userId: string;

  @Index('account_joinings_other_id')
  @Column('uuid', { name: 'other_id' })
  otherId: string;

  @Column('text')
  channel: ContactChannel;

  /** The other account's address, lower-cased, or number, E.164. */
  @Column('text')
  destination: string;

  @Index('account_joinings_proven_at')
  @Column('timestamptz', { name: 'proven_at', default: () => 'clock_timestamp()' })
  verifiedAt: Date;

  /** When the code was right that was sent to the account that goes on. */
  @Column('timestamptz', { name: 'own_proven_at', nullable: true })
  ownVerifiedAt: Date | null;
}
