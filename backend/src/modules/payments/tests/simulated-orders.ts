import type { NewOrder, ProviderOrder, ProviderTransfer } from '../provider/payment-provider.js';
import { payOrder } from '../simulator/simulated-payments.js';
import type { Simulation } from './simulation.js';

/** Orders at the simulated provider, and their payments by a simulated payer. */
export class SimulatedOrders {
  constructor(private readonly simulation: Simulation) {}

  /** Returns the terms of an order with a transfer to a new account, held until the end of November. */
  async createTerms(): Promise<NewOrder> {
    return {
      ...{ receipt: 'a1b2c3d4-receipt', amount: 63_540n, notes: {} },
      transfer: {
        account: await this.simulation.addAccount(),
        amount: 60_000n,
        holdUntil: new Date(Date.UTC(2026, 10, 30)),
      },
    };
  }

  /** Pays the order; returns the id of the payment. */
  payOrder(order: ProviderOrder): Promise<string> {
    return this.simulation.server.act((world) => payOrder(world, order.id, 'ok')?.id ?? '');
  }

  /** Returns the transfer of the order in its current state. */
  async getTransfer(order: ProviderOrder): Promise<ProviderTransfer> {
    return (await this.simulation.provider.getOrder(order.id)).transfers[0]!;
  }

  /** Creates an order and pays it. */
  async createPaidOrder(terms: NewOrder): Promise<{ order: ProviderOrder; paymentId: string; transferId: string }> {
    const order = await this.simulation.provider.ensureOrder(terms);
    const paymentId = await this.payOrder(order);
    return { order, paymentId, transferId: (await this.getTransfer(order)).id };
  }
}
