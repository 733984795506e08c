import { PayEngagementSchema } from '@nukkad/domain/engagements';
import { typedAmount } from '@nukkad/domain/typed-amount';

/** An amount as it was typed; null when it is none that can be paid. */
export const amountOf = (typed: string): number | null =>
  PayEngagementSchema.shape.amount.safeParse(typedAmount(typed)).data ?? null;
