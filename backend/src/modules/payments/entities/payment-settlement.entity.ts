import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A sum that the provider pays to a bank. */
@Entity('payment_settlements')
@Unique('payment_settlements_utr', ['provider', 'kind', 'utr'])
@Check('payment_settlements_kind', `kind IN ('own', 'worker')`)
@Check('payment_settlements_status', `status IN ('due', 'in_settlement', 'settled', 'failed', 'came_back')`)
export class PaymentSettlementEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text', { default: 'due' })
  status: PaymentState<'settlement'>;

  @Column('text')
  provider: string;

  @Column('text')
  kind: string;

  @Column('text', { nullable: true })
  utr: string | null;

  @Column('bigint')
  amount: string;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
