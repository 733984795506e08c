import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** The account of a worker at the provider, encrypted; the digest finds it. `provider_at` is the time of the newest fact. */
@Entity('payment_payees')
@Unique('payment_payees_account', ['provider', 'accountDigest'])
@Check(
  'payment_payees_status',
  `status IN ('none', 'submitted', 'verifying', 'active', 'needs_clarification', 'rejected', 'suspended')`,
)
@Index('payment_payees_waiting', ['changedAt'], {
  where: `status IN ('submitted', 'verifying', 'needs_clarification')`,
})
export class PaymentPayeeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('text', { default: 'none' })
  status: PaymentState<'payee'>;

  @Column('text')
  provider: string;

  /** The worker's reference at the provider. */
  @Column('uuid')
  reference: string;

  @Column('text', { name: 'account_encrypted', nullable: true })
  accountEncrypted: string | null;

  @Column('text', { name: 'account_digest', nullable: true })
  accountDigest: string | null;

  @Column('timestamptz', { name: 'provider_at', nullable: true })
  providerAt: Date | null;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;
}
