import { Books } from '../../src/modules/ledger/tests/books.js';
import type { TestApp } from '../app.js';
import { EVERY_MINUTE, type Round, valuesOf } from './round.js';

/** Schedules of the ledger, by name. */
export const LEDGER_ROUNDS: Record<string, Round> = {
  'ledger.fold-balances': {
    cron: EVERY_MINUTE,
    reason: 'a balance of the product sums the changes since the last fold',
    arrange: async (test: TestApp) => {
      const books = new Books(test);
      await books.post('own.settled', 'settlement:1', { amount: '1.00' });
      await books.post('own.settled', 'settlement:2', { amount: '2.00' });
      const read = async () => ({
        balances: [await books.balance('own.bank'), await books.balance('own.pa')],
        changes: await valuesOf(test.dataSource, 'SELECT count(*)::int AS value FROM ledger_balance_deltas'),
        posted: await valuesOf(test.dataSource, 'SELECT posted AS value FROM ledger_balances ORDER BY posted'),
      });
      const balances = ['3.00', '-3.00'];
      return {
        read,
        before: { balances, changes: [4], posted: ['0', '0'] },
        after: { balances, changes: [0], posted: ['-300', '300'] },
      };
    },
  },
};
