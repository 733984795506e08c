import { isPlainText } from '../../../common/security/pii-cipher.js';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * One submission of the sign-up form with the entered details. A cookie binds it to its browser, so that the person who
 * verifies the mailbox gets the details entered in the person's own browser, regardless of other submissions for the
 * same address. A row without an account represents a form filled with the address of an existing account.
 */
@Entity('sign_ups')
@Index('sign_ups_plain', ['id'], { where: isPlainText('phone') })
@Index('sign_ups_phone_undigested', ['id'], { where: `phone <> '' AND phone_digest IS NULL` })
@Index('sign_ups_phone_digest', ['phoneDigest', 'createdAt'])
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

  /** E.164; encrypted in the database. */
  @Column('text')
  phone: string;

  /** Digest of the number; null in rows of an earlier release. */
  @Column('text', { name: 'phone_digest', nullable: true })
  phoneDigest: string | null;

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
