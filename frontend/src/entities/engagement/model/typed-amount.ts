import { PayEngagementSchema } from '@nukkad/contract/instant-work/engagements';
import { typedAmount } from '@nukkad/contract/typing/typed-amount';

/** Parses a typed amount; null if it cannot be paid. */
export const amountOf = (typed: string): number | null =>
  PayEngagementSchema.shape.amount.safeParse(typedAmount(typed)).data ?? null;
