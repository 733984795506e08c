import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A request of the staff to reverse a posting. Above a limit it waits for a second person. `reversalId` is the posting that it became. */
@Entity('payment_reversals')
@Check('payment_reversals_status', `status IN ('waiting', 'posted', 'declined')`)
@Check('payment_reversals_posted', `(status = 'posted') = (reversal_id IS NOT NULL)`)
@Check('payment_reversals_amount', 'amount > 0')
@Index('payment_reversals_once', ['transactionId'], { unique: true, where: `status <> 'declined'` })
@Index('payment_reversals_transaction', ['transactionId'])
@Index('payment_reversals_reversal', ['reversalId'], { where: 'reversal_id IS NOT NULL' })
@Index('payment_reversals_waiting', ['createdAt'], { where: `status = 'waiting'` })
export class PaymentReversalEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'transaction_id' })
  transactionId: string;

  @Column('text', { default: 'waiting' })
  status: PaymentState<'reversal'>;

  /** The sum of the debits of the posting. */
  @Column('bigint')
  amount: string;

  @Column('text')
  reason: string;

  @Column('uuid', { name: 'requested_by' })
  requestedBy: string;

  /** The member of the staff who confirmed or declined it; the requester where the amount is small. */
  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  @Column('uuid', { name: 'reversal_id', nullable: true })
  reversalId: string | null;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
