import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A payment that its bank disputes. */
@Entity('payment_chargebacks')
@Unique('payment_chargebacks_dispute', ['disputeId'])
@Check('payment_chargebacks_status', `status IN ('open', 'under_review', 'won', 'lost', 'closed')`)
@Check('payment_chargebacks_amount', 'amount > 0')
@Index('payment_chargebacks_intent', ['intentId'])
@Index('payment_chargebacks_open', ['changedAt'], { where: `status IN ('open', 'under_review')` })
export class PaymentChargebackEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'intent_id' })
  intentId: string;

  @Column('text', { default: 'open' })
  status: PaymentState<'chargeback'>;

  @Column('text', { name: 'dispute_id' })
  disputeId: string;

  @Column('bigint')
  amount: string;

  @Column('timestamptz', { name: 'evidence_by', nullable: true })
  evidenceBy: Date | null;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
