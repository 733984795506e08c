import { describe, expect, it } from '@jest/globals';
import { checkMoney, type MoneyEvidence } from './money-checker.js';
import type { MoneyState } from './money-state.js';
import type { Operation, OperationKind } from './operation-history.js';

const WAGE = 60_000;
const TOTAL = 63_540;
const DEPOSIT = 1_000_000;

const call = (kind: OperationKind, fields: Partial<Operation> = {}): Operation => ({
  ...{ kind, jobId: null, requestId: null, engagementId: 'work', state: null, title: null },
  ...{ invokedAt: 1000, endedAt: 1050, outcome: 'ok', status: 200, retryAfter: 0, ...fields },
});

/** A state that a test may change. */
interface Judged extends MoneyEvidence {
  operations: Operation[];
  paidReceipts: string[];
  money: MoneyState & { engagements: Map<string, string>; postings: string[] };
}

/** Returns consistent evidence: one wage that was reserved, split into two parts, and received by both sides. */
function evidence(): Judged {
  return {
    operations: [
      call('accept-paid'),
      call('reserve'),
      call('end-work', { state: 'started' }),
      call('end-work', { state: 'done' }),
    ],
    paidReceipts: ['receipt'],
    money: {
      intents: [
        {
          ...{ id: 'intent', engagementId: 'work', status: 'partially_refunded', receipt: 'receipt' },
          ...{ orderId: 'order', paymentId: 'payment', wage: WAGE, total: TOTAL },
        },
      ],
      holds: [
        {
          ...{ id: 'hold', intentId: 'intent', engagementId: 'work', workerId: 'worker', status: 'released' },
          amount: WAGE,
        },
      ],
      releases: [{ holdId: 'hold', part: 'rest', status: 'settled', amount: 52_500 }],
      refunds: [{ intentId: 'intent', status: 'processed', wage: 7500, total: 7943 }],
      contests: [],
      engagements: new Map([['work', 'done']]),
      postings: ['intent:intent:captured', 'hold:hold:held', 'hold:hold:transferred', 'hold:hold:split'],
      unbalanced: 0,
      books: [
        { book: 'custody', sum: 0 },
        { book: 'own', sum: 0 },
      ],
      accounts: [
        { kind: 'custody.linked', ownerId: 'reference', balance: 0, entries: 0 },
        { kind: 'held', ownerId: 'work', balance: 0, entries: 0 },
        { kind: 'own.pa', ownerId: null, balance: 1420, entries: 1420 },
      ],
      provider: {
        ...{ balance: DEPOSIT + 1420, deposit: DEPOSIT },
        payments: [{ id: 'payment', orderId: 'order', receipt: 'receipt', amount: TOTAL }],
        transfers: [{ orderId: 'order', workerReference: 'reference', amount: 52_500, isSettled: true }],
        refunds: [{ paymentId: 'payment', amount: 7943, status: 'processed' }],
      },
    },
  };
}

const altered = (change: (made: Judged) => unknown): Judged => {
  const made = evidence();
  change(made);
  return made;
};

/** A contest in the state `status` after accepted calls of these kinds. */
const decidedContest = (kinds: readonly OperationKind[], status: string): Judged =>
  altered(({ operations, money }) => {
    operations.push(...kinds.map((kind) => call(kind)));
    money.contests.push({ holdId: 'hold', status });
  });

const violatedBy = (judged: MoneyEvidence): string[] =>
  checkMoney(judged).flatMap(([invariant, found]) => (found.length > 0 ? [invariant] : []));

describe('the checker of money', () => {
  it.each<[string, Judged]>([
    ['consistent payments', evidence()],
    [
      'a payment that was never made',
      altered(({ money }) => {
        money.intents.push({ ...money.intents[0]!, id: 'other', status: 'expired', receipt: 'none', paymentId: null });
        money.holds.push({
          ...money.holds[0]!,
          id: 'lapsed',
          intentId: 'other',
          engagementId: 'other',
          status: 'lapsed',
        });
      }),
    ],
    [
      'a wage that is held until both sides confirm',
      altered(({ money, operations }) => {
        operations.length = 2;
        Object.assign(money.holds[0]!, { status: 'held' });
        Object.assign(money.provider.transfers[0]!, { amount: WAGE, isSettled: false });
        Object.assign(money.accounts[0]!, { balance: WAGE, entries: WAGE });
        Object.assign(money, { releases: [], refunds: [] });
      }),
    ],
    [
      'a contest that the staff decided',
      decidedContest(['propose-contest', 'appeal-contest', 'decide-contest'], 'closed'),
    ],
    ['a call without a response', altered(({ operations }) => operations.push(call('contest', { outcome: 'info' })))],
  ])('accepts %s', (_what, judged) => {
    expect(violatedBy(judged)).toEqual([]);
  });

  it.each<[string, string, Judged]>([
    [
      'M1',
      'a payment that no intent records',
      altered(({ money }) => money.provider.payments.push({ ...money.provider.payments[0]!, id: 'another' })),
    ],
    [
      'M1',
      'a payment that two intents record',
      altered(({ money }) => money.intents.push({ ...money.intents[0]!, id: 'second' })),
    ],
    [
      'M1',
      'a payment with two holds',
      altered(({ money }) => money.holds.push({ ...money.holds[0]!, id: 'second', status: 'lapsed' })),
    ],
    ['M1', 'a captured payment that is only pending', altered(({ money }) => (money.intents[0]!.status = 'pending'))],
    ['M1', 'a payment without a posting', altered(({ money }) => money.postings.shift())],
    ['M1', 'an event that was posted twice', altered(({ money }) => money.postings.push('hold:hold:split'))],
    ['M1', 'a payment in the app that is gone', altered(({ paidReceipts }) => paidReceipts.push('another'))],
    ['M2', 'a decision that is not executed', altered(({ money }) => (money.holds[0]!.status = 'splitting'))],
    ['M2', 'a wage that no bank has', altered(({ money }) => (money.releases[0]!.status = 'requested'))],
    ['M2', 'a refund that no bank has', altered(({ money }) => (money.refunds[0]!.status = 'pending'))],
    [
      'M2',
      'a wage that was released twice',
      altered(({ money }) => {
        money.releases.push({ ...money.releases[0]! });
        money.provider.transfers.push({ ...money.provider.transfers[0]! });
      }),
    ],
    ['M2', 'a closed hold with a remainder', altered(({ money }) => (money.holds[0]!.amount = WAGE + 1))],
    ['M2', 'a hold that was released and split', altered(({ money }) => money.postings.push('hold:hold:released'))],
    ['M2', 'a transfer of another amount', altered(({ money }) => (money.provider.transfers[0]!.amount = WAGE))],
    [
      'M2',
      'a refund that the provider paid twice',
      altered(({ money }) => money.provider.refunds.push({ ...money.provider.refunds[0]! })),
    ],
    ['M3', 'a transaction that does not sum to zero', altered(({ money }) => (money.unbalanced = 1))],
    ['M3', 'a book that does not sum to zero', altered(({ money }) => (money.books[1]!.sum = -1))],
    ['M3', 'a balance that its entries do not explain', altered(({ money }) => (money.accounts[2]!.entries = 1421))],
    [
      'M3',
      'a closed hold with a balance',
      altered(({ money }) => Object.assign(money.accounts[1]!, { balance: -1, entries: -1 })),
    ],
    ['M4', 'another main balance at the provider', altered(({ money }) => (money.provider.balance += 1))],
    [
      'M4',
      'another balance of a worker at the provider',
      altered(({ money }) => (money.provider.transfers[0]!.isSettled = false)),
    ],
    [
      'M5',
      'a reservation that is gone',
      altered(({ operations }) => operations.push(call('reserve', { engagementId: 'x' }))),
    ],
    [
      'M5',
      'a booking that is gone, and reserved nothing',
      altered(({ operations }) => operations.push(call('accept-paid', { engagementId: 'x', state: 'accepted' }))),
    ],
    [
      'M5',
      'work that had started and is booked again',
      altered(({ operations, money }) => {
        operations.push(
          call('accept-paid', { engagementId: 'y' }),
          call('start-work', { engagementId: 'y', state: 'started' }),
        );
        money.engagements.set('y', 'booked');
      }),
    ],
    ['M5', 'work that was done and is not', altered(({ money }) => money.engagements.set('work', 'started'))],
    ['M5', 'work that was cancelled and is not', altered(({ operations }) => operations.push(call('cancel-paid')))],
    [
      'M5',
      'a confirmed end that released nothing',
      altered(({ money }) => {
        money.holds[0]!.status = 'held';
        Object.assign(money, { releases: [], refunds: [] });
      }),
    ],
    ['M5', 'a contest that is gone', altered(({ operations }) => operations.push(call('contest')))],
    [
      'M5',
      'an answer to a contest that is lost',
      altered(({ operations, money }) => {
        operations.push(call('answer-contest'));
        money.contests.push({ holdId: 'hold', status: 'open' });
      }),
    ],
    ['M6', 'a proposal that is lost', decidedContest(['propose-contest'], 'answered')],
    ['M6', 'a decision that is lost', decidedContest(['propose-contest', 'decide-contest'], 'appealed')],
    ['M6', 'two accepted proposals', decidedContest(['propose-contest', 'propose-contest'], 'closed')],
    ['M6', 'two accepted decisions', decidedContest(['decide-contest', 'decide-contest'], 'closed')],
  ])('reports by %s %s', (invariant, _what, judged) => {
    expect(violatedBy(judged)).toEqual([invariant]);
  });
});
