import { PayEngagementSchema } from '@nukkad/domain/engagements';
import { typedAmount } from '@nukkad/domain/typed-amount';

/** Parses a typed amount; null if it cannot be paid. */
export const amountOf = (typed: string): number | null =>
  PayEngagementSchema.shape.amount.safeParse(typedAmount(typed)).data ?? null;
