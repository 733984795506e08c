import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The right of a browser to sign in once without a proof, because its user has just supplied one. */
@Entity('one_time_sign_ins')
export class OneTimeSignInEntity {
  /** SHA-256 of the cookie's value, base64url. */
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  @Index('one_time_sign_ins_user_id')
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Index('one_time_sign_ins_expires_at')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
