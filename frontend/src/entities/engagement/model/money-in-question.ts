import type { Engagement } from '@nukkad/api-client/generated/api.gen';

type Work = Pick<Engagement, 'dueFrom' | 'dueTo' | 'paidAmount' | 'receivedAt' | 'payCase'>;

/** State of the money for finished work, which the largest figure shows. */
export type MoneyState = 'due' | 'paid' | 'received' | 'inQuestion' | 'owed' | 'nothingOwed';

/** Returns the state of the money for finished work, and its amount; null: no pay was stated. */
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
