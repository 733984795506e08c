import type { ContactChannel } from '@nukkad/contract/accounts/account';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { isPlainText } from '../../../common/security/pii-cipher.js';

/**
 * The verifications of an account owner before another account is joined: first the other account's address or number,
 * then the owner's own. They expire after 15 minutes.
 */
@Entity('account_joinings')
@Check('account_joinings_channel', `channel IN ('email', 'phone')`)
@Check('account_joinings_two', `user_id <> other_id`)
@Index('account_joinings_plain', ['userId'], { where: isPlainText('destination') })
export class AccountJoiningEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'account_joinings_pkey' })
  userId: string;

  @Index('account_joinings_other_id')
  @Column('uuid', { name: 'other_id' })
  otherId: string;

  @Column('text')
  channel: ContactChannel;

  /** Encrypted: the other account's address, lower-cased, or number, E.164. */
  @Column('text')
  destination: string;

  @Index('account_joinings_proven_at')
  @Column('timestamptz', { name: 'proven_at', default: () => 'clock_timestamp()' })
  verifiedAt: Date;

  /** Time at which the owner entered the right code sent to the remaining account. */
  @Column('timestamptz', { name: 'own_proven_at', nullable: true })
  ownVerifiedAt: Date | null;
}
