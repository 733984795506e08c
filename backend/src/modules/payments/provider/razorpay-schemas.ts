import { z } from 'zod';
import type {
  ProviderAccount,
  ProviderDispute,
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
  ProviderTransfer,
  SettlementRow,
} from './payment-provider.js';

/**
 * Schemas of the provider's responses, reduced to the fields that the product reads. Amounts arrive as whole numbers of
 * paise.
 */

const paise = z.int().min(0).transform(BigInt);
const seconds = z.int().transform((value) => new Date(value * 1000));

const TRANSFER_STATES = ['created', 'pending', 'processed', 'failed', 'reversed', 'partially_reversed'] as const;

export const TransferSchema = z
  .object({
    id: z.string(),
    recipient: z.string(),
    amount: paise,
    amount_reversed: paise.default(0n),
    status: z.enum(TRANSFER_STATES),
    on_hold: z.union([z.boolean(), z.literal([0, 1])]).transform(Boolean),
    settlement_status: z.string().nullish(),
    fees: paise.nullish(),
    tax: paise.nullish(),
    utr: z.string().nullish(),
  })
  .transform((transfer): ProviderTransfer => ({
    ...{ id: transfer.id, account: transfer.recipient, amount: transfer.amount, reversed: transfer.amount_reversed },
    ...{ status: transfer.status, isOnHold: transfer.on_hold, isSettled: transfer.settlement_status === 'settled' },
    isReturned: transfer.settlement_status === 'failed',
    ...{ cost: (transfer.fees ?? 0n) - (transfer.tax ?? 0n), costTax: transfer.tax ?? 0n, utr: transfer.utr ?? null },
  }));

export const OrderSchema = z
  .object({
    id: z.string(),
    amount: paise,
    currency: z.string(),
    receipt: z.string().nullable(),
    transfers: z.array(TransferSchema).default([]),
  })
  .transform((order): ProviderOrder => order);

export const PaymentSchema = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: paise,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    amount_refunded: paise,
    fee: paise.nullish(),
    tax: paise.nullish(),
  })
  .transform((payment): ProviderPayment => ({
    ...{ id: payment.id, orderId: payment.order_id ?? null, amount: payment.amount, currency: payment.currency },
    ...{ status: payment.status, refunded: payment.amount_refunded },
    ...{ cost: (payment.fee ?? 0n) - (payment.tax ?? 0n), costTax: payment.tax ?? 0n },
  }));

export const UpiLinkSchema = z.object({ link: z.string().startsWith('upi://') });

const notes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish();

export const ReversalSchema = z.object({ id: z.string(), amount: paise, notes });

export const RefundSchema = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: paise,
    status: z.enum(['pending', 'processed', 'failed']),
  })
  .transform(({ payment_id: paymentId, ...refund }): ProviderRefund => ({ ...refund, paymentId }));

export const RefundWithNotesSchema = z.object({ id: z.string(), notes });
export const TransferWithNotesSchema = z.object({ id: z.string(), notes });

/** States of a linked account, as states of a payee. */
const ACCOUNT_STATES: Record<string, ProviderAccount['status']> = {
  created: 'submitted',
  requested: 'submitted',
  under_review: 'verifying',
  activated: 'active',
  active: 'active',
  needs_clarification: 'needs_clarification',
  rejected: 'rejected',
  suspended: 'suspended',
};

export const AccountSchema = z.object({ id: z.string(), status: z.string() }).transform(({ id, status }, context) => {
  const known = ACCOUNT_STATES[status];
  if (known) return { id, status: known };
  context.addIssue({ code: 'custom', message: `unknown state of an account: ${status}` });
  return z.NEVER;
});

export const DisputeSchema = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: paise,
    status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
    respond_by: seconds.nullish(),
  })
  .transform(({ id, payment_id: paymentId, amount, status, respond_by: evidenceBy }): ProviderDispute => ({
    ...{ id, paymentId, amount, status, evidenceBy: evidenceBy ?? null },
  }));

/** The main balance; it may be below zero. */
export const BalanceSchema = z.object({ balance: z.int().transform(BigInt), currency: z.literal('INR') });

export const SettlementRowSchema = z
  .object({
    entity_id: z.string(),
    type: z.enum(['payment', 'refund', 'transfer', 'adjustment']),
    debit: paise,
    credit: paise,
    settlement_utr: z.string().nullish(),
  })
  .transform((row): SettlementRow => ({
    ...{ entityId: row.entity_id, type: row.type, debit: row.debit, credit: row.credit },
    utr: row.settlement_utr ?? null,
  }));

export const listSchema = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

export const FailureSchema = z.object({ error: z.object({ description: z.string().nullish() }) });

/** An event: its kind is the first of the objects that it contains. */
export const EventSchema = z.object({
  contains: z.array(z.string()).default([]),
  payload: z.record(
    z.string(),
    z.object({
      entity: z.object({ id: z.string(), order_id: z.string().nullish(), payment_id: z.string().nullish() }).loose(),
    }),
  ),
});

export const SettlementSchema = z
  .object({
    id: z.string(),
    amount: paise,
    status: z.enum(['created', 'processed', 'failed']),
    utr: z.string().nullish(),
    created_at: seconds,
  })
  .transform(({ id, amount, status, utr, created_at: createdAt }) => ({
    ...{ id, amount, utr: utr ?? null, createdAt, isPaid: status === 'processed' },
  }));
