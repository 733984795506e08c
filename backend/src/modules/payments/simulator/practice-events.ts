import { randomBytes } from 'node:crypto';
import type { PracticeEvent } from '@nukkad/contract/payments/practice-payments';
import { ageAccount, changeAccount } from './simulated-accounts.js';
import { decideDispute, openDispute, returnRefund } from './simulated-refunds.js';
import { returnTransfer, settleAgain } from './simulated-transfers.js';
import type { SimulatedWorld } from './simulated-world.js';

const SECRET_BYTES = 24;

/** Effects of the practice page's events on the simulated world; `object` is the id of the event's subject. */
export const PRACTICE_EFFECTS: Record<PracticeEvent, (world: SimulatedWorld, object: string) => unknown> = {
  dispute: openDispute,
  disputeWon: (world, id) => decideDispute(world, id, 'won'),
  disputeLost: (world, id) => decideDispute(world, id, 'lost'),
  wageReturned: returnTransfer,
  wageSentAgain: settleAgain,
  refundReturned: returnRefund,
  accountActive: (world, id) => changeAccount(world, id, 'activated'),
  accountUnclear: (world, id) => changeAccount(world, id, 'needs_clarification'),
  accountStopped: (world, id) => changeAccount(world, id, 'suspended'),
  accountAged: ageAccount,
  eventsLost: ({ state }) => {
    state.delivery = 'lost';
  },
  eventsSent: ({ state }) => {
    state.delivery = 'normal';
    state.webhooksOff = false;
  },
  secretChanged: ({ state }) => {
    state.secretBefore = state.secret;
    state.secret = randomBytes(SECRET_BYTES).toString('base64url');
  },
};
