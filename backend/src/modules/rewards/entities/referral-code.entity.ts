import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** The code with which a person invites others. */
@Entity('referral_codes')
@Unique('referral_codes_once', ['code'])
export class ReferralCodeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  code: string;
}
