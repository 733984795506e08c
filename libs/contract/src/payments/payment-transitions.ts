/** Allowed moves of a machine: each state with the states that may follow it. A move that is not listed is refused. */
type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

const defineTransitions = <const State extends string>(table: Record<State, readonly NoInfer<State>[]>) =>
  table as Transitions<State>;

/**
 * State machines of payments. An `authorized` intent is money blocked in the payer's bank. A failed payment may still
 * succeed, and a payment may arrive after its intent has ended (`captured_late`); it is then refunded in full. No
 * intent returns from `captured`. A refund is `covered` if the payer's bank returned the money itself. A reversal of a
 * posting awaits a second staff member, unless its amount is small. A payout is a reward that the product owes: it is
 * `sent` to its owner's account at the provider and `paid` once the bank has received it. The provider settles a
 * returned payout again.
 */
export const PAYMENT_TRANSITIONS = {
  intent: defineTransitions({
    created: ['pending', 'expired', 'cancelled'],
    pending: ['authorized', 'captured', 'failed', 'expired', 'cancelled'],
    failed: ['pending', 'authorized', 'captured', 'expired', 'cancelled'],
    authorized: ['captured', 'voided', 'lapsed'],
    captured: ['partially_refunded', 'refunded'],
    partially_refunded: ['refunded'],
    captured_late: ['refunded'],
    expired: ['captured_late'],
    cancelled: ['captured_late'],
    voided: [],
    lapsed: [],
    refunded: [],
  }),
  hold: defineTransitions({
    pending_funds: ['held', 'lapsed'],
    held: ['releasing', 'contested', 'refunding', 'splitting', 'lapsed'],
    contested: ['releasing', 'refunding', 'splitting'],
    releasing: ['released', 'lapsed'],
    refunding: ['refunded'],
    splitting: ['released'],
    released: [],
    refunded: [],
    lapsed: [],
  }),
  release: defineTransitions({
    planned: ['requested'],
    requested: ['processed', 'failed', 'needs_payee'],
    failed: ['requested', 'manual'],
    needs_payee: ['requested', 'returned'],
    processed: ['settled', 'partly_reversed', 'reversed'],
    settled: ['came_back'],
    came_back: ['needs_payee'],
    manual: [],
    partly_reversed: [],
    reversed: [],
    returned: [],
  }),
  refund: defineTransitions({
    planned: ['requested', 'covered', 'manual'],
    requested: ['pending', 'processed', 'failed'],
    pending: ['processed', 'failed'],
    processed: ['failed'],
    failed: ['requested', 'manual', 'covered'],
    manual: [],
    covered: [],
  }),
  contest: defineTransitions({
    open: ['answered', 'unanswered', 'withdrawn'],
    answered: ['proposed'],
    unanswered: ['decided', 'proposed'],
    proposed: ['accepted', 'appealed'],
    appealed: ['decided'],
    accepted: ['closed'],
    decided: ['closed'],
    withdrawn: ['closed'],
    closed: [],
  }),
  chargeback: defineTransitions({
    open: ['under_review'],
    under_review: ['won', 'lost'],
    won: ['closed'],
    lost: ['closed'],
    closed: [],
  }),
  payee: defineTransitions({
    none: ['submitted'],
    submitted: ['verifying'],
    verifying: ['active', 'needs_clarification', 'rejected'],
    needs_clarification: ['submitted'],
    active: ['suspended'],
    suspended: ['active'],
    rejected: [],
  }),
  settlement: defineTransitions({
    due: ['in_settlement'],
    in_settlement: ['settled', 'failed'],
    failed: ['due'],
    settled: ['came_back'],
    came_back: ['due'],
  }),
  payout: defineTransitions({
    earned: ['review', 'payable', 'refused'],
    review: ['payable', 'refused'],
    payable: ['requested', 'refused'],
    requested: ['sent', 'failed'],
    failed: ['payable', 'manual', 'sent'],
    manual: ['payable', 'refused'],
    sent: ['paid', 'failed'],
    paid: ['came_back'],
    came_back: ['paid'],
    refused: ['payable'],
  }),
  reversal: defineTransitions({
    waiting: ['posted', 'declined'],
    posted: [],
    declined: [],
  }),
};

export type PaymentMachine = keyof typeof PAYMENT_TRANSITIONS;
export type PaymentState<Machine extends PaymentMachine> = Extract<keyof (typeof PAYMENT_TRANSITIONS)[Machine], string>;

/** Returns the states of a machine from which an object may become `to`. */
export function paymentSourcesOf<Machine extends PaymentMachine>(
  machine: Machine,
  to: PaymentState<Machine>,
): PaymentState<Machine>[] {
  const table = PAYMENT_TRANSITIONS[machine] as Transitions<string>;
  return Object.keys(table).filter((from) => table[from]?.includes(to)) as PaymentState<Machine>[];
}
