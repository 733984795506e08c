import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * One use of the sign-up form, and what was entered. It is bound to its browser by a cookie, so that whoever verifies the
 * mailbox gets the details entered in his or her own browser, whatever others entered for the same address meanwhile.
 * Without an account it stands for a form that was filled with the address of somebody who has an account.
 */
@Entity('sign_ups')
@Index('sign_ups_phone', ['phone', 'createdAt'])
@Index('sign_ups_email', ['email', 'createdAt'])
@Index('sign_ups_user_id', ['userId', 'createdAt'])
export class SignUpEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** SHA-256 of the cookie's value, base64url. */
  @Index('sign_ups_token_hash', { unique: true })
  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('text')
  email: string;

  /** E.164. */
  @Column('text')
  phone: string;

  @Column('timestamptz', { name: 'phone_verified_at', nullable: true })
  phoneVerifiedAt: Date | null;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  /** argon2id. */
  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Index('sign_ups_expires_at')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
