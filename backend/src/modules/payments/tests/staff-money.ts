import { randomUUID } from 'node:crypto';
import type { MoneyDesk } from '@nukkad/contract/payments/money-desk';
import type { Test } from 'supertest';
import type { TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { Books } from '../../ledger/tests/books.js';

/** Two staff accounts and books with unexpected money. */
export interface StaffedBooks {
  books: Books;
  staff: Person;
  colleague: Person;
  /** Receives unexpected money, in rupees with two decimals; returns its posting. */
  receive: (rupees: string) => Promise<string>;
  desk: (by?: Person) => Promise<MoneyDesk>;
  reverse: (by: Person, id: string, shown: { amount: string; state?: string | null }) => Test;
  decide: (by: Person, id: string, decision: 'confirm' | 'decline', state?: string) => Test;
  /** Entries of the audit log, as action and detail. */
  audit: () => Promise<{ action: string; detail: object }[]>;
}

export const REASON = 'The bank stated it twice.';

export async function arrangeBooks(test: TestApp): Promise<StaffedBooks> {
  const books = new Books(test);
  const staff = await seeker(test, { staffRole: 'support' });
  return {
    ...{ books, staff, colleague: await seeker(test, { staffRole: 'support' }) },
    receive: (amount) => books.post('suspense.received', `test:${randomUUID()}`, { amount }),
    desk: async (by = staff) => (await by.get('/api/admin/money-desk').expect(200)).body as MoneyDesk,
    reverse: (by, id, { amount, state = null }) =>
      by.post(`/api/admin/postings/${id}/reversal`).send({ amount, state, reason: REASON }),
    decide: (by, id, decision, state = 'waiting') =>
      by.post(`/api/admin/reversals/${id}/decision`).send({ state, decision }),
    audit: () => test.dataSource.query('SELECT action, detail FROM audit_entries ORDER BY id'),
  };
}
