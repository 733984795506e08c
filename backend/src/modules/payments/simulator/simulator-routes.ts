import { createHash, timingSafeEqual } from 'node:crypto';
import { createAccount, showAccount, tickAccounts, transferPayment } from './simulated-accounts.js';
import {
  capturePayment,
  createOrder,
  createUpiLink,
  payOrder,
  PAYER_ACTIONS,
  showOrder,
  showPayment,
  tickPayments,
} from './simulated-payments.js';
import { refundPayment, showDispute, showRefund, tickRefunds } from './simulated-refunds.js';
import type { CallFault } from './simulated-state.js';
import {
  changeHold,
  reverseTransfer,
  sendTransfer,
  showTransfer,
  tickTransfers,
  transfersOf,
} from './simulated-transfers.js';
import { findIn, SimulatedRefusal, type SimulatedWorld } from './simulated-world.js';

export interface SimulatedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Names in lower case. */
  headers: Record<string, string | undefined>;
  body: string;
}

export interface SimulatedAnswer {
  status: number;
  body: object;
  /** Whether the response is lost: the connection ends without one. */
  isLost?: boolean;
}

interface Call {
  world: SimulatedWorld;
  id: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

const PAGE = 10;
const PAGE_MAX = 1000;

function listOf(items: object[], query: URLSearchParams): object {
  const skip = Number(query.get('skip') ?? 0);
  const count = Math.min(Number(query.get('count') ?? PAGE), PAGE_MAX);
  const page = items.slice(skip, skip + count);
  return { entity: 'collection', count: page.length, items: page };
}

function listOrders({ world, query }: Call): object {
  const receipt = query.get('receipt');
  const orders = Object.values(world.state.orders).filter((order) => receipt === null || order.receipt === receipt);
  return listOf(
    orders.map((order) => showOrder(world, order)),
    query,
  );
}

/** Returns the report of one day: each payment, refund and transfer; by the mode one is missing or differs. */
function listSettlementRows({ world, query }: Call): object {
  const [year, month, day] = ['year', 'month', 'day'].map((part) => Number(query.get(part)));
  const wanted = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const rows = world.state.rows.filter(
    ({ created_at }) => new Date((created_at + 19_800) * 1000).toISOString().slice(0, 10) === wanted,
  );
  const [first, ...others] = rows;
  if (!first || world.state.report === 'complete') return listOf(rows, query);
  if (world.state.report === 'missing') return listOf(others, query);
  return listOf([{ ...first, amount: first.amount + 100 }, ...others], query);
}

const ROUTES: [string, RegExp, (call: Call) => object][] = [
  ['POST', /^\/v1\/orders$/, ({ world, body }) => createOrder(world, body)],
  ['GET', /^\/v1\/orders$/, listOrders],
  ['GET', /^\/v1\/orders\/([^/]+)$/, ({ world, id }) => showOrder(world, findIn(world.state.orders, id))],
  [
    'GET',
    /^\/v1\/orders\/([^/]+)\/payments$/,
    ({ world, id, query }) => {
      const payments = Object.values(world.state.payments).filter(({ order_id }) => order_id === id);
      return listOf(payments.map(showPayment), query);
    },
  ],
  ['GET', /^\/v1\/payments\/([^/]+)$/, ({ world, id }) => showPayment(findIn(world.state.payments, id))],
  ['POST', /^\/v1\/payments\/create\/upi$/, ({ world, body }) => createUpiLink(world, body)],
  ['POST', /^\/v1\/payments\/([^/]+)\/capture$/, ({ world, id, body }) => capturePayment(world, id, body['amount'])],
  ['POST', /^\/v1\/payments\/([^/]+)\/transfers$/, ({ world, id, body }) => transferPayment(world, id, body)],
  [
    'GET',
    /^\/v1\/payments\/([^/]+)\/transfers$/,
    ({ world, id, query }) =>
      listOf(transfersOf(world, findIn(world.state.payments, id).order_id).map(showTransfer), query),
  ],
  ['POST', /^\/v1\/payments\/([^/]+)\/refund$/, ({ world, id, body }) => refundPayment(world, id, body)],
  [
    'GET',
    /^\/v1\/payments\/([^/]+)\/refunds$/,
    ({ world, id, query }) => {
      const refunds = Object.values(world.state.refundsById).filter(({ payment_id }) => payment_id === id);
      return listOf(refunds.map(showRefund), query);
    },
  ],
  ['GET', /^\/v1\/refunds\/([^/]+)$/, ({ world, id }) => showRefund(findIn(world.state.refundsById, id))],
  ['POST', /^\/v1\/transfers$/, ({ world, body }) => sendTransfer(world, body)],
  [
    'GET',
    /^\/v1\/transfers$/,
    ({ world, query }) => {
      const since = Number(query.get('from') ?? 0);
      const transfers = Object.values(world.state.transfers).filter(({ created_at: at }) => at >= since);
      return listOf(transfers.map(showTransfer), query);
    },
  ],
  ['GET', /^\/v1\/transfers\/([^/]+)$/, ({ world, id }) => showTransfer(findIn(world.state.transfers, id))],
  ['PATCH', /^\/v1\/transfers\/([^/]+)$/, ({ world, id, body }) => changeHold(world, id, body)],
  ['POST', /^\/v1\/transfers\/([^/]+)\/reversals$/, ({ world, id, body }) => reverseTransfer(world, id, body)],
  [
    'GET',
    /^\/v1\/transfers\/([^/]+)\/reversals$/,
    ({ world, id, query }) => {
      const reversals = Object.values(world.state.reversals).filter(({ transfer_id }) => transfer_id === id);
      return listOf(
        reversals.map((reversal) => ({ entity: 'reversal', ...reversal })),
        query,
      );
    },
  ],
  ['POST', /^\/v2\/accounts$/, ({ world, body }) => createAccount(world, body)],
  ['GET', /^\/v2\/accounts\/([^/]+)$/, ({ world, id }) => showAccount(findIn(world.state.accounts, id))],
  [
    'GET',
    /^\/v1\/balance$/,
    ({ world }) => ({ id: 'bal_practice', entity: 'balance', balance: world.state.balance, currency: 'INR' }),
  ],
  [
    'GET',
    /^\/v1\/settlements$/,
    ({ world, query }) => {
      const [from, to] = [Number(query.get('from') ?? 0), Number(query.get('to') ?? world.now)];
      const settlements = (world.state.settlements ?? []).filter(({ created_at: at }) => at >= from && at <= to);
      return listOf(
        settlements.map((settlement) => ({ entity: 'settlement', ...settlement })),
        query,
      );
    },
  ],
  ['GET', /^\/v1\/settlements\/recon\/combined$/, listSettlementRows],
  [
    'GET',
    /^\/v1\/disputes$/,
    ({ world, query }) => {
      const since = Number(query.get('from') ?? 0);
      const disputes = Object.values(world.state.disputes).filter(({ created_at: at }) => at >= since);
      return listOf(disputes.map(showDispute), query);
    },
  ],
  ['GET', /^\/v1\/disputes\/([^/]+)$/, ({ world, id }) => showDispute(findIn(world.state.disputes, id))],
];

/** Calls that have idempotency keys, with the header of each. */
const KEYED: [RegExp, string][] = [
  [/^\/v1\/payments\/[^/]+\/refund$/, 'x-refund-idempotency'],
  [/^\/v1\/transfers$/, 'x-transfer-idempotency'],
];
const KEY_MIN = 10;

/** Moves everything that is due by the virtual clock. */
export function tickSimulation(world: SimulatedWorld): void {
  tickAccounts(world);
  tickPayments(world);
  tickTransfers(world);
  tickRefunds(world);
}

/** Executes one call of the documented API. */
export function answerCall(
  world: SimulatedWorld,
  request: SimulatedRequest,
  credentials: { id: string; secret: string },
): SimulatedAnswer {
  tickSimulation(world);
  try {
    const fault = takeFault(world, request);
    if (!hasCredentials(request, credentials) || fault === 'unauthorized') {
      throw new SimulatedRefusal(401, 'The api key/secret provided is invalid', 'NA');
    }
    if (fault === 'busy') throw new SimulatedRefusal(429, 'Too many requests', 'NA');
    const answer = keyedAnswer(world, request, () => routeCall(world, request));
    if (fault === 'timeout') return { ...answer, isLost: true };
    return fault === 'bad-gateway' ? { status: 502, body: {} } : answer;
  } catch (error) {
    if (error instanceof SimulatedRefusal) return { status: error.status, body: error.body };
    throw error;
  }
}

function takeFault({ state }: SimulatedWorld, { method, path }: SimulatedRequest): CallFault | undefined {
  if (method === 'GET') return undefined;
  const index = state.faults.findIndex((one) => path.includes(one.path));
  return index < 0 ? undefined : state.faults.splice(index, 1)[0]?.fault;
}

function hasCredentials({ headers }: SimulatedRequest, { id, secret }: { id: string; secret: string }): boolean {
  const digests = [headers['authorization'] ?? '', `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`].map(
    (text) => createHash('sha256').update(text).digest(),
  ) as [Buffer, Buffer];
  return timingSafeEqual(...digests);
}

function routeCall(world: SimulatedWorld, { method, path, query, body }: SimulatedRequest): SimulatedAnswer {
  for (const [wanted, pattern, run] of ROUTES) {
    const found = method === wanted ? pattern.exec(path) : null;
    if (!found) continue;
    const answer = run({ world, id: decodeURIComponent(found[1] ?? ''), query, body: bodyOf(body) });
    obeyNote(world, path, answer);
    return { status: 200, body: answer };
  }
  throw new SimulatedRefusal(404, 'The requested URL was not found on the server.', 'NA');
}

/** Executes the payer's action at once for an order with a note such as `sim: fail`. */
function obeyNote(world: SimulatedWorld, path: string, answer: object): void {
  const { id, notes } = answer as { id?: string; notes?: Record<string, string> };
  const action = PAYER_ACTIONS.find((one) => one === notes?.['sim']);
  if (path === '/v1/orders' && id !== undefined && action) payOrder(world, id, action);
}

function bodyOf(text: string): Record<string, unknown> {
  if (text === '') return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new SimulatedRefusal(400, 'The request body is not valid JSON');
  }
}

/**
 * Returns the first response for the same key and body; 409 for the key with another body. Rejections are not stored.
 */
function keyedAnswer(world: SimulatedWorld, request: SimulatedRequest, run: () => SimulatedAnswer): SimulatedAnswer {
  const header = request.method === 'POST' && KEYED.find(([pattern]) => pattern.test(request.path))?.[1];
  const key = header ? request.headers[header] : undefined;
  if (key === undefined) return run();
  if (key.length < KEY_MIN) throw new SimulatedRefusal(400, 'The idempotency key is too short');
  const digest = createHash('sha256').update(request.path).update(request.body).digest('hex');
  const earlier = world.state.answers[key];
  if (earlier && earlier.digest !== digest) {
    throw new SimulatedRefusal(409, 'Different request body sent for the same idempotency key');
  }
  if (earlier) return { status: earlier.status, body: earlier.body };
  const answer = run();
  world.state.answers[key] = { digest, ...answer };
  return answer;
}
