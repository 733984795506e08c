import type { AttendancePhase } from '@nukkad/contract/attendance/attendance';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A code of a shift that its worker scanned: evidence of the worker's presence at the start or at the end. */
@Entity('attendance_proofs')
@Check('attendance_proofs_phase', `phase IN ('start', 'end')`)
@Unique('attendance_proofs_once', ['engagementId', 'phase'])
export class AttendanceProofEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'engagement_id' })
  engagementId: string;

  @Column('text')
  phase: AttendancePhase;

  /** Step of the code; a repeated call with the same code does not use it again. */
  @Column('integer')
  step: number;

  /** Time at which the shop showed the code, from the code itself. */
  @Column('timestamptz', { name: 'shown_at' })
  shownAt: Date;

  @Column('timestamptz', { name: 'received_at', default: () => 'clock_timestamp()' })
  receivedAt: Date;
}
