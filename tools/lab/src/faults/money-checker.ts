import type { MoneyState } from './money-state.js';
import type { Operation } from './operation-history.js';

/** The calls about money, and the state that they led to. */
export interface MoneyEvidence {
  operations: readonly Operation[];
  money: MoneyState;
  /** Receipts of the orders that were paid in the payment app. */
  paidReceipts: readonly string[];
}

export type MoneyInvariant = 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6';

const CAPTURED = ['captured', 'captured_late', 'partially_refunded', 'refunded'];
const CLOSED = ['released', 'refunded'];
/** States of holds of which the final state of a run may contain any number. */
const AT_REST = ['pending_funds', 'held', 'contested', ...CLOSED, 'lapsed'];
/** States of contests without a further step of the two sides or of the product. */
const DECIDED = ['closed'];
/** States of a contest that a call of the staff, or an appeal, has ended. */
const BEFORE_DECISION = {
  'refuse-contest': ['gone', 'open'],
  'propose-contest': ['gone', 'open', 'answered'],
  'appeal-contest': ['gone', 'open', 'answered', 'proposed'],
  'decide-contest': ['gone', 'open', 'answered', 'proposed', 'appealed'],
} satisfies Partial<Record<Operation['kind'], readonly string[]>>;

const sumOf = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

/** Checks M1: each captured payment has one intent, one hold and one posting of each kind; each other intent has none. */
function findWrongCaptures({ money, paidReceipts }: MoneyEvidence): string[] {
  const wrong: string[] = [];
  const postings = new Set(money.postings);
  const captured = new Set(money.provider.payments.map(({ id }) => id));
  for (const { id, receipt } of money.provider.payments) {
    const intents = money.intents.filter(({ paymentId }) => paymentId === id);
    const [intent] = intents;
    if (!intent || intents.length > 1) {
      wrong.push(`payment ${id} of ${receipt} was captured and is recorded ${intents.length} times`);
      continue;
    }
    const holds = money.holds.filter(({ intentId }) => intentId === intent.id);
    if (holds.length !== 1) wrong.push(`payment ${id} has ${holds.length} holds`);
    if (!CAPTURED.includes(intent.status)) wrong.push(`payment ${id} was captured and is ${intent.status}`);
    const keys = [`intent:${intent.id}:captured`, `hold:${holds[0]?.id}:held`, `hold:${holds[0]?.id}:transferred`];
    for (const key of keys) if (!postings.has(key)) wrong.push(`payment ${id} has no posting ${key}`);
  }
  for (const { id, status, paymentId } of money.intents) {
    if (CAPTURED.includes(status) && !captured.has(paymentId ?? ''))
      wrong.push(`intent ${id} is ${status}, and the provider captured nothing`);
    if (!CAPTURED.includes(status) && postings.has(`intent:${id}:captured`))
      wrong.push(`intent ${id} is ${status} and has a posting of its payment`);
  }
  if (postings.size < money.postings.length) wrong.push('an event was posted twice');
  const receipts = new Set(money.provider.payments.map(({ receipt }) => receipt));
  for (const receipt of paidReceipts) if (!receipts.has(receipt)) wrong.push(`the payment of ${receipt} is gone`);
  return wrong;
}

/** Checks M2: a hold is released or refunded once, and only to its amount, in the books and at the provider. */
function findWrongDivisions({ money }: MoneyEvidence): string[] {
  const wrong: string[] = [];
  const postings = new Set(money.postings);
  for (const { id, intentId, status, amount } of money.holds) {
    const intent = money.intents.find((one) => one.id === intentId);
    const releases = money.releases.filter(({ holdId }) => holdId === id);
    const refunds = money.refunds.filter((refund) => refund.intentId === intentId);
    if (!AT_REST.includes(status)) wrong.push(`hold ${id} is still ${status}`);
    const unpaid = [
      ...releases.filter((one) => one.status !== 'settled'),
      ...refunds.filter((one) => one.status !== 'processed'),
    ];
    for (const one of unpaid) wrong.push(`a part of hold ${id} is still ${one.status}`);
    const parts = new Set(releases.map(({ part }) => part));
    if (parts.size < releases.length || refunds.length > 1) wrong.push(`hold ${id} has a part twice`);
    const paid = sumOf(releases, (release) => release.amount);
    const divided = paid + sumOf(refunds, ({ wage }) => wage);
    if (divided > amount) wrong.push(`hold ${id} of ${amount} was divided into ${divided}`);
    if (CLOSED.includes(status) && divided !== amount)
      wrong.push(`hold ${id} of ${amount} is ${status} with ${divided}`);
    const decisions = ['released', 'refunded', 'split'].filter((name) => postings.has(`hold:${id}:${name}`));
    if (decisions.length > 1) wrong.push(`hold ${id} was posted as ${decisions.join(' and ')}`);
    if (!CLOSED.includes(status)) continue;
    const transfers = money.provider.transfers.filter(({ orderId }) => orderId === intent?.orderId);
    const transferred = sumOf(transfers, (transfer) => transfer.amount);
    if (transferred !== paid) wrong.push(`hold ${id} paid ${paid}, and the provider transferred ${transferred}`);
    const returned = money.provider.refunds.filter(({ paymentId }) => paymentId === intent?.paymentId);
    const sums = [sumOf(refunds, ({ total }) => total), sumOf(returned, (refund) => refund.amount)] as const;
    if (sums[0] !== sums[1]) wrong.push(`hold ${id} refunded ${sums[0]}, and the provider ${sums[1]}`);
  }
  return wrong;
}

/** Checks M3: every transaction and every book sums to zero, and balances are the sums of their entries. */
function findWrongBooks({ money }: MoneyEvidence): string[] {
  const closed = new Set(money.holds.filter(({ status }) => CLOSED.includes(status)).map((hold) => hold.engagementId));
  return [
    ...(money.unbalanced > 0 ? [`${money.unbalanced} transactions do not sum to zero`] : []),
    ...money.books.filter(({ sum }) => sum !== 0).map(({ book, sum }) => `the book ${book} sums to ${sum}`),
    ...money.accounts
      .filter(({ balance, entries }) => balance !== entries)
      .map(({ kind, balance, entries }) => `${kind} has ${balance}, and its entries ${entries}`),
    ...money.accounts
      .filter(({ kind, ownerId, balance }) => kind === 'held' && closed.has(ownerId ?? '') && balance !== 0)
      .map(({ ownerId, balance }) => `the hold of ${ownerId} is closed and has ${balance}`),
  ];
}

/** Checks M4: the books have the balances that the provider has. */
function findDifferencesAtProvider({ money }: MoneyEvidence): string[] {
  const { provider, accounts } = money;
  const main = sumOf(
    accounts.filter(({ kind }) => kind === 'custody.pa' || kind === 'own.pa'),
    ({ balance }) => balance,
  );
  const differences =
    main + provider.deposit === provider.balance
      ? []
      : [`the provider has ${provider.balance}, and the books ${main + provider.deposit}`];
  const linked = new Map<string, number>();
  for (const { workerReference: worker, amount, isSettled } of provider.transfers)
    linked.set(worker, (linked.get(worker) ?? 0) + (isSettled ? 0 : amount));
  const booked = new Map(
    accounts.filter(({ kind }) => kind === 'custody.linked').map(({ ownerId, balance }) => [ownerId ?? '', balance]),
  );
  for (const worker of new Set([...linked.keys(), ...booked.keys()])) {
    const [theirs, ours] = [linked.get(worker) ?? 0, booked.get(worker) ?? 0];
    if (theirs !== ours) differences.push(`the provider holds ${theirs} for worker ${worker}, and the books ${ours}`);
  }
  return differences;
}

/** Checks M5: no acknowledged call about money is lost. */
function findLostCalls({ operations, money }: MoneyEvidence): string[] {
  const lost: string[] = [];
  const contests = new Map(money.contests.map(({ holdId, status }) => [holdId, status]));
  for (const { kind, outcome, engagementId: id, state } of operations) {
    if (outcome !== 'ok' || id === null) continue;
    // a new hold follows one that lapsed
    const holds = money.holds.filter(({ engagementId }) => engagementId === id);
    const work = money.engagements.get(id);
    // a booking without a reservation has no hold: without this check, its loss would remain unnoticed
    if (kind === 'accept-paid' && work === undefined) lost.push(`the booking ${id} is gone`);
    if (kind === 'start-work' && state === 'started' && (work === undefined || work === 'booked'))
      lost.push(`work ${id} had started and is ${work ?? 'gone'}`);
    if (kind === 'reserve' && holds.length === 0) lost.push(`the reservation of ${id} is gone`);
    if (kind === 'end-work' && state === 'done' && work !== 'done') lost.push(`work ${id} was done and is ${work}`);
    if (kind === 'cancel-paid' && work !== 'cancelled') lost.push(`work ${id} was cancelled and is ${work}`);
    const isDecided = (kind === 'end-work' && state === 'done') || kind === 'cancel-paid';
    if (isDecided && holds.some(({ status }) => status === 'held'))
      lost.push(`the pay of ${id} was decided and is held`);
    const contest = holds.map((hold) => contests.get(hold.id)).find((status) => status !== undefined);
    if (kind === 'contest' && !contest) lost.push(`the contest of ${id} is gone`);
    if (kind === 'answer-contest' && !DECIDED.includes(contest ?? ''))
      lost.push(`the contest of ${id} was settled and is ${contest}`);
  }
  return lost;
}

/** Checks M6: of several decisions of the staff about one step of a contest exactly one counts, and is not lost. */
function findWrongDecisions({ operations, money }: MoneyEvidence): string[] {
  const wrong: string[] = [];
  const holds = new Map(money.holds.map(({ id, engagementId }) => [id, engagementId]));
  const contests = new Map(money.contests.map(({ holdId, status }) => [holds.get(holdId), status]));
  for (const [kind, before] of Object.entries(BEFORE_DECISION)) {
    const accepted = operations.filter((one) => one.kind === kind && one.outcome === 'ok');
    const counts = new Map<string | null, number>();
    for (const { engagementId } of accepted) counts.set(engagementId, (counts.get(engagementId) ?? 0) + 1);
    for (const [id, count] of counts) {
      if (count > 1) wrong.push(`${count} calls of ${kind} about ${id} were accepted`);
      const status = contests.get(id ?? '') ?? 'gone';
      if (before.includes(status)) wrong.push(`the result of ${kind} about ${id} is lost: the contest is ${status}`);
    }
  }
  return wrong;
}

/** Returns the violations of each invariant about money. */
export const checkMoney = (evidence: MoneyEvidence): [MoneyInvariant, readonly string[]][] => [
  ['M1', findWrongCaptures(evidence)],
  ['M2', findWrongDivisions(evidence)],
  ['M3', findWrongBooks(evidence)],
  ['M4', findDifferencesAtProvider(evidence)],
  ['M5', findLostCalls(evidence)],
  ['M6', findWrongDecisions(evidence)],
];
