import {
  type NewTransfer,
  type ProviderDispute,
  ProviderError,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderTransfer,
} from '../../provider/payment-provider.js';
import { createAccount, transferPayment } from '../../simulator/simulated-accounts.js';
import { createOrder, payOrder, type PayerAction, tickPayments } from '../../simulator/simulated-payments.js';
import {
  decideDispute,
  openDispute,
  refundPayment,
  returnRefund,
  tickRefunds,
} from '../../simulator/simulated-refunds.js';
import { emptySimulatedState, type SimulatedDispute, type SimulatedTransfer } from '../../simulator/simulated-state.js';
import { changeHold, returnTransfer, reverseTransfer, tickTransfers } from '../../simulator/simulated-transfers.js';
import { DAY_SECONDS, SimulatedRefusal, type SimulatedWorld } from '../../simulator/simulated-world.js';

/** A Monday in India. */
const START = Date.UTC(2026, 10, 2, 6) / 1000;
const KEY = 'nukkad_key';
/** Paise with which the account of the product begins. */
const FLOAT = 10_000_000;

/** The simulated provider without HTTP. Each call is executed before `onCall`, which may lose its response. */
export class MemoryProvider {
  readonly name = 'razorpay';
  readonly capabilities = { leastAmount: 100n };
  readonly world: SimulatedWorld = { state: emptySimulatedState('secret'), now: START };
  readonly orderId: string;

  constructor(
    wage: bigint,
    total: bigint,
    private readonly onCall: () => void,
  ) {
    this.world.state.delivery = 'lost';
    this.world.state.balance = FLOAT;
    const account = createAccount(this.world, { email: 'a@example.test', legal_business_name: 'Asha' }) as {
      id: string;
    };
    this.world.state.accounts[account.id]!.status = 'activated';
    this.passDays(2);
    const transfers = [{ account: account.id, amount: Number(wage), on_hold: true }];
    const order = { amount: Number(total), currency: 'INR', receipt: 'receipt', transfers };
    this.orderId = (createOrder(this.world, order) as { id: string }).id;
  }

  pay(action: PayerAction): void {
    payOrder(this.world, this.orderId, action);
  }

  passDays(days: number): void {
    this.world.now += days * DAY_SECONDS;
    tickPayments(this.world);
    tickTransfers(this.world);
    tickRefunds(this.world);
  }

  openDispute(): void {
    const paid = Object.values(this.world.state.payments).find(({ captured_at: at }) => at !== null);
    if (paid && Object.keys(this.world.state.disputes).length === 0) openDispute(this.world, paid.id);
  }

  /** Returns all settled transfers and refunds, as the banks would. */
  returnAll(): void {
    const { transfers, refundsById } = this.world.state;
    for (const one of Object.values(transfers)) {
      if (one.settlement_status === 'settled') returnTransfer(this.world, one.id);
    }
    for (const one of Object.values(refundsById)) if (one.status === 'processed') returnRefund(this.world, one.id);
  }

  decideDispute(status: SimulatedDispute['status']): void {
    for (const id of Object.keys(this.world.state.disputes)) decideDispute(this.world, id, status);
  }

  /** Paise that the account of the product at the provider has gained. */
  received(): bigint {
    return BigInt(this.world.state.balance - FLOAT);
  }

  /** Returns the paise that the provider holds for the worker and has not paid out. */
  linked(): bigint {
    const transfers = Object.values(this.world.state.transfers).filter(
      ({ settlement_status: status }) => status !== null,
    );
    const open = transfers.filter(({ settlement_status: status }) => status !== 'settled');
    return open.reduce((sum, one) => sum + BigInt(one.amount - one.amount_reversed), 0n);
  }

  getOrder = async (): Promise<ProviderOrder> =>
    this.answered(() => {
      const { id, amount, receipt } = this.world.state.orders[this.orderId]!;
      const transfers = Object.values(this.world.state.transfers).map(transferOf);
      return { id, receipt, amount: BigInt(amount), currency: 'INR', transfers };
    });

  listPayments = async (): Promise<ProviderPayment[]> =>
    this.answered(() =>
      Object.values(this.world.state.payments).map((one) => ({
        ...{ id: one.id, orderId: one.order_id, amount: BigInt(one.amount), currency: 'INR', status: one.status },
        ...{ refunded: BigInt(one.amount_refunded), costTax: BigInt(one.tax ?? 0) },
        cost: BigInt((one.fee ?? 0) - (one.tax ?? 0)),
      })),
    );

  releaseTransfer = async (id: string): Promise<ProviderTransfer> =>
    this.answered(() => {
      if (this.world.state.transfers[id]?.on_hold) changeHold(this.world, id, { on_hold: false });
      return transferOf(this.world.state.transfers[id]!);
    });

  ensureReversal = async (id: string, amount: bigint, key: string): Promise<string> =>
    this.answered(() => {
      const found = Object.values(this.world.state.reversals).find(({ notes }) => notes[KEY] === key);
      if (found) return found.id;
      return (reverseTransfer(this.world, id, { amount: Number(amount), notes: { [KEY]: key } }) as { id: string }).id;
    });

  ensureTransfer = async (paymentId: string, one: NewTransfer, key: string): Promise<ProviderTransfer> =>
    this.answered(() => {
      const all = (): SimulatedTransfer[] => Object.values(this.world.state.transfers);
      if (!all().some(({ notes }) => notes[KEY] === key)) {
        const terms = { account: one.account, amount: Number(one.amount), on_hold: true, notes: { [KEY]: key } };
        transferPayment(this.world, paymentId, { transfers: [terms] });
      }
      return transferOf(all().find(({ notes }) => notes[KEY] === key)!);
    });

  ensureRefund = async (paymentId: string, amount: bigint, key: string): Promise<ProviderRefund> =>
    this.answered(() => {
      const found = Object.values(this.world.state.refundsById).find(({ notes }) => notes[KEY] === key);
      const body = { amount: Number(amount), notes: { [KEY]: key } };
      const id = found?.id ?? (refundPayment(this.world, paymentId, body) as { id: string }).id;
      return this.refundOf(id);
    });

  getRefund = async (id: string): Promise<ProviderRefund> => this.answered(() => this.refundOf(id));

  getDispute = async (id: string): Promise<ProviderDispute> =>
    this.answered(() => {
      const { payment_id: paymentId, amount, status } = this.world.state.disputes[id]!;
      return { id, paymentId, amount: BigInt(amount), status, evidenceBy: null };
    });

  private refundOf(id: string): ProviderRefund {
    const { payment_id: paymentId, amount, status } = this.world.state.refundsById[id]!;
    return { id, paymentId, amount: BigInt(amount), status };
  }

  private answered<T>(work: () => T): T {
    try {
      const result = work();
      this.onCall();
      return result;
    } catch (error) {
      if (error instanceof SimulatedRefusal) throw new ProviderError('refused', error.description, error.status);
      throw error;
    }
  }
}

const transferOf = (one: SimulatedTransfer): ProviderTransfer => ({
  ...{ id: one.id, account: one.account, amount: BigInt(one.amount), reversed: BigInt(one.amount_reversed) },
  ...{ status: one.status, isOnHold: one.on_hold, isSettled: one.settlement_status === 'settled', utr: one.utr },
  isReturned: one.settlement_status === 'failed',
  ...{ cost: BigInt(one.fees - one.tax), costTax: BigInt(one.tax) },
});
