import { describe, expect, it } from '@jest/globals';
import { PAYMENT_TRANSITIONS, type PaymentMachine, paymentSourcesOf } from './payment-transitions.js';

/** Every allowed move, as `from>to`; all other pairs of states of a machine are refused. */
const MOVES: Record<PaymentMachine, string> = {
  intent: `created>pending created>expired created>cancelled pending>authorized pending>captured pending>failed pending>expired
    pending>cancelled failed>pending failed>authorized failed>captured failed>expired failed>cancelled authorized>captured
    authorized>voided authorized>lapsed captured>partially_refunded captured>refunded partially_refunded>refunded
    captured_late>refunded expired>captured_late cancelled>captured_late`,
  hold: `pending_funds>held pending_funds>lapsed held>releasing held>contested held>refunding held>splitting held>lapsed
    contested>releasing contested>refunding contested>splitting releasing>released releasing>lapsed refunding>refunded
    splitting>released`,
  release: `planned>requested requested>processed requested>failed requested>needs_payee failed>requested failed>manual
    needs_payee>requested needs_payee>returned processed>settled processed>partly_reversed processed>reversed settled>came_back
    came_back>needs_payee`,
  refund: `planned>requested planned>covered planned>manual requested>pending requested>processed requested>failed pending>processed pending>failed
    processed>failed failed>requested failed>manual failed>covered`,
  contest: `open>answered open>unanswered open>withdrawn answered>proposed unanswered>decided unanswered>proposed
    proposed>accepted
    proposed>appealed appealed>decided accepted>closed decided>closed withdrawn>closed`,
  chargeback: 'open>under_review under_review>won under_review>lost won>closed lost>closed',
  payee: `none>submitted submitted>verifying verifying>active verifying>needs_clarification verifying>rejected
    needs_clarification>submitted active>suspended suspended>active`,
  settlement: 'due>in_settlement in_settlement>settled in_settlement>failed failed>due settled>came_back came_back>due',
  payout: `earned>review earned>payable earned>refused review>payable review>refused payable>requested payable>refused
    requested>sent requested>failed failed>payable failed>manual failed>sent manual>payable manual>refused sent>paid sent>failed
    paid>came_back came_back>paid refused>payable`,
  reversal: 'waiting>posted waiting>declined',
};
const MACHINES = Object.keys(MOVES) as PaymentMachine[];

const pairsOf = (machine: PaymentMachine): [string, string][] => {
  const states = Object.keys(PAYMENT_TRANSITIONS[machine]);
  return states.flatMap((from) => states.map((to): [string, string] => [from, to]));
};

describe('PAYMENT_TRANSITIONS', () => {
  it.each(MACHINES)('allows the listed moves of a %s and refuses all others', (machine) => {
    const allowed = new Set(MOVES[machine].split(/\s+/));
    for (const [from, to] of pairsOf(machine)) {
      const sources: string[] = paymentSourcesOf(machine, to as never);
      expect([from, to, sources.includes(from)]).toEqual([from, to, allowed.delete(`${from}>${to}`)]);
    }
    expect([...allowed]).toEqual([]);
  });

  it.each(MACHINES)('has no unreachable state of a %s, except the first', (machine) => {
    const [first, ...others] = Object.keys(PAYMENT_TRANSITIONS[machine]);
    expect(first).toBeDefined();
    expect(others.filter((state) => paymentSourcesOf(machine, state as never).length === 0)).toEqual([]);
  });

  it('never returns an intent from captured to a state before the payment', () => {
    const reached = new Set<string>(['captured']);
    for (const state of reached) {
      for (const next of PAYMENT_TRANSITIONS.intent[state as 'captured']) reached.add(next);
    }
    expect([...reached].sort()).toEqual(['captured', 'partially_refunded', 'refunded']);
  });
});
