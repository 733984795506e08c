import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of a staff account. It is active after a code of it was accepted. */
@Entity('staff_second_factors')
export class StaffSecondFactorEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** The secret shared with the app, encrypted for this account. */
  @Column('text', { name: 'secret_encrypted' })
  secretEncrypted: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** Time step of the last accepted code: codes of this step and earlier ones are rejected. */
  @Column('integer', { name: 'last_step', nullable: true })
  lastStep: number | null;
}
