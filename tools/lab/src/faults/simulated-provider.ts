import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '@nukkad/tools/start/user-error';
import { ROOT } from '@nukkad/tools/start/workspace';
import { HttpGate } from './http-gate.js';

const FOLDER = 'backend/dist/modules/payments/simulator';
const CREDENTIALS = { id: 'rzp_faults', secret: 'faults' };
const WEBHOOK_SECRET = 'events of the simulated provider';
/** Paise of the product at the provider before the first payment: refunds have to be covered. */
export const DEPOSIT_PAISE = 10_000_000;
const PAISE_PER_RUPEE = 100;
const DAY_SECONDS = 86_400;
const DELIVER_EVERY_MS = 200;

interface SimulatedTransfer {
  id: string;
  order_id: string;
  account: string;
  amount: number;
  amount_reversed: number;
  status: string;
  settlement_status: string | null;
}

/** The fields of the simulated provider's state that a run reads or changes; amounts are paise. */
export interface ProviderState {
  /** Seconds by which the virtual clock is ahead. */
  offset: number;
  balance: number;
  webhooksOff: boolean;
  faults: { fault: CallFault; path: string }[];
  orders: Record<string, { id: string; receipt: string | null }>;
  payments: Record<string, { id: string; order_id: string; amount: number; captured_at: number | null }>;
  transfers: Record<string, SimulatedTransfer>;
  refundsById: Record<string, { id: string; payment_id: string; amount: number; status: string }>;
  accounts: Record<string, { id: string; reference_id: string; status: string }>;
  events: object[];
}

/** Faults of the next write: it is executed and its response is lost or unreadable, or it is refused. */
export type CallFault = 'timeout' | 'bad-gateway' | 'busy';

interface World {
  state: ProviderState;
  now: number;
}

interface Simulator {
  listen(): Promise<string>;
  close(): Promise<void>;
  act<T>(work: (world: World) => T): Promise<T>;
  deliverEvents(): Promise<number>;
}

interface SimulatorModules {
  SimulatorServer: new (
    store: { change: <T>(work: (state: ProviderState) => T) => Promise<T> },
    options: { credentials: typeof CREDENTIALS; webhookUrl: string },
  ) => Simulator;
  emptySimulatedState: (secret: string) => ProviderState;
  payOrder: (world: World, orderId: string, action: 'ok' | 'fail') => unknown;
  ageAccount: (world: World, accountId: string) => void;
}

/**
 * The provider of a run: the simulator of the product in the process of the load, with a state of its own, which no
 * fault of the product's database changes. Its calls and its events pass gates.
 */
export class SimulatedProvider {
  private readonly timer: NodeJS.Timeout;
  private delivering: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly modules: SimulatorModules,
    private readonly simulator: Simulator,
    /** The provider's API. */
    readonly calls: HttpGate,
    /** The address to which the provider sends events. */
    readonly events: HttpGate,
  ) {
    this.timer = setInterval(() => {
      this.delivering = this.delivering.then(() => this.deliver()).catch(() => undefined);
    }, DELIVER_EVERY_MS);
  }

  static async start(): Promise<SimulatedProvider> {
    const modules = await loadModules();
    const [calls, events] = [await HttpGate.open(), await HttpGate.open()];
    const state = { ...modules.emptySimulatedState(WEBHOOK_SECRET), balance: DEPOSIT_PAISE };
    const simulator = new modules.SimulatorServer(
      { change: (work) => Promise.resolve(work(state)) },
      { credentials: CREDENTIALS, webhookUrl: `${events.url}/api/provider-events/razorpay` },
    );
    calls.forwardTo([await simulator.listen()]);
    return new SimulatedProvider(modules, simulator, calls, events);
  }

  /** Settings by which a process of the product uses this provider. */
  get environment(): Record<string, string> {
    return {
      RAZORPAY_URL: this.calls.url,
      RAZORPAY_KEY_ID: CREDENTIALS.id,
      RAZORPAY_KEY_SECRET: CREDENTIALS.secret,
      RAZORPAY_WEBHOOK_SECRETS: WEBHOOK_SECRET,
      RAZORPAY_DEPOSIT_RUPEES: String(DEPOSIT_PAISE / PAISE_PER_RUPEE),
    };
  }

  change<T>(work: (state: ProviderState) => T): Promise<T> {
    return this.simulator.act(({ state }) => work(state));
  }

  /** Pays the order of a receipt in the payment app; returns false if there is none. */
  pay(receipt: string, action: 'ok' | 'fail' = 'ok'): Promise<boolean> {
    return this.simulator.act((world) => {
      const order = Object.values(world.state.orders).find((one) => one.receipt === receipt);
      if (order) this.modules.payOrder(world, order.id, action);
      return order !== undefined;
    });
  }

  /** Moves the virtual clock, so that banks complete refunds and settlements. */
  passDays(days: number): Promise<void> {
    return this.change((state) => {
      state.offset += days * DAY_SECONDS;
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.delivering;
    await this.simulator.close();
    await Promise.all([this.calls.close(), this.events.close()]);
  }

  /** Completes the check of new accounts, which takes a day, and sends the due events. */
  private deliver(): Promise<number> {
    return this.simulator
      .act((world) => {
        for (const { id, status } of Object.values(world.state.accounts)) {
          if (status === 'under_review') this.modules.ageAccount(world, id);
        }
      })
      .then(() => this.simulator.deliverEvents());
  }
}

/** Loads the simulator of the built back end. */
async function loadModules(): Promise<SimulatorModules> {
  const folder = join(ROOT, FOLDER);
  if (!existsSync(join(folder, 'simulator-server.js'))) {
    throw new UserError('The back end is not built: run npm run build first.');
  }
  const names = ['simulator-server', 'simulated-state', 'simulated-payments', 'simulated-accounts'];
  const modules = await Promise.all(
    names.map((name) => import(pathToFileURL(join(folder, `${name}.js`)).href) as Promise<Partial<SimulatorModules>>),
  );
  return Object.assign({}, ...modules) as SimulatorModules;
}
