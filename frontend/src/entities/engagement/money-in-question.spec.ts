import { describe, expect, it } from '@jest/globals';
import { PAY_CASE_STATUSES } from '@nukkad/contract/instant-work/pay-cases';
import { aPayCase, givenWork } from '../../../test/instant-jobs';
import { moneyInQuestion } from './model/money-in-question';

const now = new Date().toISOString();
const DUE = { status: 'done', dueFrom: 480, dueTo: 640 } as const;
const PAID = { ...DUE, paidAmount: 560, paidAt: now };

describe('the sum of finished work', () => {
  it.each([
    ['to be paid', DUE, 'due', 640],
    ['reported as paid', PAID, 'paid', 560],
    ['confirmed', { ...PAID, receivedAt: now }, 'received', 560],
    ['confirmed after a case', { ...PAID, receivedAt: now, payCase: aPayCase({ status: 'settled' }) }, 'received', 560],
    ['unknown', { ...DUE, dueFrom: null, dueTo: null }, 'due', null],
  ] as const)('is %s', (_name, work, state, to) => {
    expect(moneyInQuestion(givenWork(work))).toMatchObject({ state, to });
  });

  it.each(PAY_CASE_STATUSES)('is never empty while a case is %s', (status) => {
    for (const owedAmount of [null, 0, 180]) {
      const { state, to } = moneyInQuestion(givenWork({ ...PAID, payCase: aPayCase({ status, owedAmount }) }));
      expect(to).toBeGreaterThan(0);
      expect(state).toBe(
        owedAmount === null || status === 'appealed' ? 'inQuestion' : owedAmount > 0 ? 'owed' : 'nothingOwed',
      );
    }
  });
});
