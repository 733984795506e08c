import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG } from '../../../config/config.module.js';
import type { AppConfig } from '../../../config/environment.js';
import { SimulatorServer } from './simulator-server.js';
import { StoredSimulator } from './simulator-store.js';
import type { SimulatedWorld } from './simulated-world.js';

export const SIMULATOR_KEY = { id: 'rzp_practice', secret: 'practice' };

/** The simulated provider of this process: it listens on the loopback interface from its first call on. */
@Injectable()
export class PaymentSimulator implements OnApplicationShutdown {
  private started: Promise<{ server: SimulatorServer; url: string }> | undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly store: StoredSimulator,
  ) {}

  get isOn(): boolean {
    return this.config.paymentProvider === 'simulated';
  }

  async baseUrl(): Promise<string> {
    return (await this.start()).url;
  }

  /** Changes the simulated world and sends the events that follow. */
  async act<T>(work: (world: SimulatedWorld) => T): Promise<T> {
    return (await this.start()).server.act(work);
  }

  /** Sends the events due by the virtual clock. */
  async deliverEvents(): Promise<void> {
    if (this.isOn) await (await this.start()).server.deliverEvents();
  }

  /** Returns the secrets that sign events: the present one, and the previous one. */
  async webhookSecrets(): Promise<string[]> {
    const { secret, secretBefore } = await this.store.change((state) => state);
    return [...new Set([secret, secretBefore ?? (await this.store.webhookSecret())])];
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.started)?.server.close();
  }

  private start(): Promise<{ server: SimulatorServer; url: string }> {
    this.started ??= this.listen();
    return this.started;
  }

  private async listen(): Promise<{ server: SimulatorServer; url: string }> {
    const webhookUrl = `http://127.0.0.1:${this.config.PORT}/api/provider-events/razorpay`;
    const server = new SimulatorServer(this.store, { credentials: SIMULATOR_KEY, webhookUrl });
    return { server, url: await server.listen() };
  }
}
