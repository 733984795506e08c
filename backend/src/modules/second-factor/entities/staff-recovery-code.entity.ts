import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A one-time replacement for the authenticator app of a staff account. */
@Entity('staff_recovery_codes')
export class StaffRecoveryCodeEntity {
  /** SHA-256 of the code, base64url. */
  @PrimaryColumn('text', { name: 'code_hash' })
  codeHash: string;

  @Index('staff_recovery_codes_user_id')
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
