import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An account that was made with somebody's referral code. */
@Entity('referrals')
@Index('referrals_inviter', ['inviterId', 'createdAt'])
export class ReferralEntity {
  @PrimaryColumn('uuid', { name: 'invited_id' })
  invitedId: string;

  @Column('uuid', { name: 'inviter_id' })
  inviterId: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
