import type { Engagement } from '@nukkad/api-client/generated/api.gen';

type Work = Pick<Engagement, 'dueFrom' | 'dueTo' | 'paidAmount' | 'receivedAt' | 'payCase'>;

/** What the largest figure of finished work says about the money. */
export type MoneyState = 'due' | 'paid' | 'received' | 'inQuestion' | 'owed' | 'nothingOwed';

/** How the money for finished work stands, and the sum that is in question; null: no pay was stated. */
export function moneyInQuestion({ dueFrom, dueTo, paidAmount, receivedAt, payCase }: Work): {
  state: MoneyState;
  from: number | null;
  to: number | null;
} {
  const one = (state: MoneyState, amount: number | null) => ({ state, from: amount, to: amount });
  if (receivedAt !== null) return one('received', paidAmount);
  if (payCase && payCase.owedAmount !== null && payCase.status !== 'appealed') {
    return payCase.owedAmount > 0 ? one('owed', payCase.owedAmount) : one('nothingOwed', payCase.claimedAmount);
  }
  if (payCase) return one('inQuestion', payCase.claimedAmount);
  if (paidAmount !== null) return one('paid', paidAmount);
  return { state: 'due', from: dueFrom ?? dueTo, to: dueTo };
}
