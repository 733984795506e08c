import type { PaperKind } from '@nukkad/contract/papers/paper-numbers';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { PaperContent } from '../paper-content.js';

/**
 * A paper as it was issued. A trigger rejects every change except the erasure of an account (its link, and its name on
 * pay slips), a later end of the retention, and the deletion after that end.
 */
@Entity('papers')
@Check(
  'papers_kind',
  `kind IN ('pay_slip', 'receipt_voucher', 'invoice', 'refund_voucher', 'credit_note', 'debit_note')`,
)
@Check('papers_amounts', 'number > 0 AND total >= 0')
@Unique('papers_number', ['series', 'financialYear', 'number'])
@Unique('papers_event_key', ['eventKey'])
@Index('papers_worker', ['workerId', 'issuedAt', 'id'])
@Index('papers_employer', ['employerId', 'issuedAt', 'id'])
@Index('papers_engagement', ['engagementId'])
@Index('papers_kept_until', ['keptUntil'])
export class PaperEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  kind: PaperKind;

  @Column('text')
  series: string;

  @Column('text', { name: 'financial_year' })
  financialYear: string;

  @Column('integer')
  number: number;

  /** The business event of the paper: `intent:ID:captured`. */
  @Column('text', { name: 'event_key' })
  eventKey: string;

  @Column('boolean')
  practice: boolean;

  @Column('uuid', { name: 'engagement_id' })
  engagementId: string;

  /**
   * The worker who receives a pay slip; null on papers for the employer alone, and after the erasure of the account.
   */
  @Column('uuid', { name: 'worker_id', nullable: true })
  workerId: string | null;

  @Column('uuid', { name: 'employer_id', nullable: true })
  employerId: string | null;

  /** Names on a pay slip; the name on a tax paper is a part of its content. */
  @Column('text', { name: 'worker_name', default: '' })
  workerName: string;

  @Column('text', { name: 'employer_name', default: '' })
  employerName: string;

  @Column('bigint')
  total: string;

  @Column('jsonb')
  content: PaperContent;

  /** Day of issue in India. */
  @Column('date', { name: 'issued_on' })
  issuedOn: string;

  /** Last day of the legal retention, in India. */
  @Column('date', { name: 'kept_until', default: () => '(CURRENT_DATE + 3300)' })
  keptUntil: string;

  @Column('timestamptz', { name: 'issued_at', default: () => 'clock_timestamp()' })
  issuedAt: Date;
}
