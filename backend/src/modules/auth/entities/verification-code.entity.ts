import type { Language } from '@nukkad/domain/languages';
import type { DeliveryChannel } from '@nukkad/domain/operations';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A code that was asked for. It is made, and its digest written, only when it is sent. The row is written whether the
 * address is known or not, and is what limits how often an address is written to.
 */
@Entity('verification_codes')
@Index('verification_codes_destination', ['channel', 'destination', 'requestedAt'])
export class VerificationCodeEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  channel: DeliveryChannel;

  /** Lower-cased e-mail address or E.164 number. */
  @Column('text')
  destination: string;

  /**
   * The sign-in at the embedded provider that the code is for, or what an account or a sign-up by phone needs
   * it for (see code-purpose.ts); null when it only verifies the address.
   */
  @Column('text', { nullable: true })
  interaction: string | null;

  @Index('verification_codes_sign_up_id')
  @Column('uuid', { name: 'sign_up_id', nullable: true })
  signUpId: string | null;

  @Index('verification_codes_user_id')
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  /** Language in which it was asked for. */
  @Column('text')
  language: Language;

  /** Keyed digest of the code; null until it is sent, and when nobody gets it. */
  @Column('text', { name: 'code_hash', nullable: true })
  codeHash: string | null;

  /** How often a code was made for this row: a repeated sending makes a new one. */
  @Column('integer', { default: 0 })
  issues: number;

  @Column('integer', { default: 0 })
  tries: number;

  @Index('verification_codes_requested_at')
  @Column('timestamptz', { name: 'requested_at', default: () => 'clock_timestamp()' })
  requestedAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  /** When it was used or put out of use. */
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
