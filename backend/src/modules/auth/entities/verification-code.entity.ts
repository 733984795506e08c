import type { Language } from '@nukkad/contract/languages';
import type { DeliveryChannel } from '@nukkad/contract/platform/operations';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { isPlainText } from '../../../common/security/pii-cipher.js';

/**
 * A requested code. The code is generated, and its digest stored, only when it is sent. The row is written for known
 * and unknown addresses alike, and limits how often an address is sent messages.
 */
@Entity('verification_codes')
@Index('verification_codes_destination', ['channel', 'destination', 'requestedAt'])
@Index('verification_codes_destination_digest', ['destinationDigest', 'channel', 'requestedAt'])
@Index('verification_codes_plain', ['id'], { where: isPlainText('destination') })
@Index('verification_codes_undigested', ['id'], { where: `destination <> '' AND destination_digest IS NULL` })
export class VerificationCodeEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  channel: DeliveryChannel;

  /** Encrypted: lower-cased e-mail address or E.164 number. */
  @Column('text')
  destination: string;

  /** Null for a row of an earlier release. */
  @Column('text', { name: 'destination_digest', nullable: true })
  destinationDigest: string | null;

  /**
   * The sign-in at the embedded provider that the code is for, or the purpose of an account or a sign-up by phone (see
   * code-purpose.ts); null when the code only verifies the address.
   */
  @Column('text', { nullable: true })
  interaction: string | null;

  @Index('verification_codes_sign_up_id')
  @Column('uuid', { name: 'sign_up_id', nullable: true })
  signUpId: string | null;

  @Index('verification_codes_user_id')
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  /** Language of the request. */
  @Column('text')
  language: Language;

  /** Keyed digest of the code; null before sending, and when the code is not sent at all. */
  @Column('text', { name: 'code_hash', nullable: true })
  codeHash: string | null;

  /** Number of codes generated for this row: each repeated sending generates a new one. */
  @Column('integer', { default: 0 })
  issues: number;

  @Column('integer', { default: 0 })
  tries: number;

  @Index('verification_codes_requested_at')
  @Column('timestamptz', { name: 'requested_at', default: () => 'clock_timestamp()' })
  requestedAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  /** Time at which the code was used or invalidated. */
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
