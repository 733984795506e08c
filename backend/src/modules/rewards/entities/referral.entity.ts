import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An account created with another account's referral code. */
@Entity('referrals')
@Index('referrals_inviter', ['inviterId', 'createdAt'])
@Index('referrals_origin', ['inviterId', 'origin'], { where: 'origin IS NOT NULL' })
export class ReferralEntity {
  @PrimaryColumn('uuid', { name: 'invited_id' })
  invitedId: string;

  @Column('uuid', { name: 'inviter_id' })
  inviterId: string;

  /** A digest of the device and the network that the account was made with, by which many from one place are found. */
  @Column('text', { nullable: true })
  origin: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
