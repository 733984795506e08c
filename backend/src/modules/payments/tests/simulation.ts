import { RazorpayProvider } from '../provider/razorpay-provider.js';
import { emptySimulatedState, type SimulatedState } from '../simulator/simulated-state.js';
import { DAY_SECONDS } from '../simulator/simulated-world.js';
import { SimulatorServer } from '../simulator/simulator-server.js';
import type { SimulatorStore } from '../simulator/simulator-store.js';

const CREDENTIALS = { id: 'rzp_test_key', secret: 'rzp_test_secret' };
/** A Monday in India. */
const START = Date.UTC(2026, 10, 2, 6);

/** A simulated provider in memory, and the adapter that talks to it over HTTP. */
export interface Simulation {
  server: SimulatorServer;
  provider: RazorpayProvider;
  state: SimulatedState;
  /** An adapter with other settings. */
  adapter: (options: {
    timeoutMs?: number;
    keySecret?: string;
    baseUrl?: string;
    lateSeconds?: number;
    mayWrite?: () => Promise<boolean>;
  }) => RazorpayProvider;
  passDays: (days: number) => Promise<void>;
  /** Creates an account that accepts transfers. */
  addAccount: (email?: string) => Promise<string>;
  close: () => Promise<void>;
}

export async function startSimulation(webhookUrl: string | null = null): Promise<Simulation> {
  // the simulator's whole state survives JSON, as in the database
  const state = emptySimulatedState('first-secret');
  const store: SimulatorStore = {
    change: async (work) => {
      const result = work(state);
      Object.assign(state, JSON.parse(JSON.stringify(state)));
      return result;
    },
  };
  const server = new SimulatorServer(store, { credentials: CREDENTIALS, webhookUrl, clock: () => START });
  const url = await server.listen();
  const adapter: Simulation['adapter'] = ({
    timeoutMs,
    keySecret = CREDENTIALS.secret,
    baseUrl = url,
    lateSeconds,
    mayWrite,
  }) =>
    new RazorpayProvider({
      ...{ baseUrl: async () => baseUrl, keyId: CREDENTIALS.id, keySecret },
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(lateSeconds === undefined ? {} : { lateSeconds }),
      ...(mayWrite ? { mayWrite } : {}),
      webhookSecrets: async () => [state.secret],
    });
  const passDays = (days: number): Promise<void> =>
    server
      .act((world) => {
        world.state.offset += days * DAY_SECONDS;
      })
      .then(() => server.act(() => undefined));
  const provider = adapter({});
  return {
    ...{ server, provider, state, adapter, passDays },
    addAccount: async (email = 'worker@example.test') => {
      const { id } = await provider.ensureAccount({ email, name: 'Asha Rao', reference: 'worker' });
      await passDays(2);
      return id;
    },
    close: () => server.close(),
  };
}
