import { Inject, Injectable } from '@nestjs/common';
import { toPaise } from '@nukkad/contract/money/paise';
import { APP_CONFIG } from '../../../config/config.module.js';
import type { AppConfig } from '../../../config/environment.js';
import { DatabaseOrigin } from './database-origin.js';
import { securePayOff } from '../records/payments.errors.js';
import type { PaymentProvider } from './payment-provider.js';
import { RazorpayProvider } from './razorpay-provider.js';
import { FLOAT_PAISE } from '../simulator/simulated-state.js';
import { PaymentSimulator, SIMULATOR_KEY } from '../simulator/payment-simulator.js';

/** Seconds in which the provider completes a call after a lost response: longer than gateways wait. */
const LATE_SECONDS = 60;
/** Public name of the provider. */
const PARTNER = 'Razorpay';

/** The payment providers: the one for new payments, and each by its name for existing payments. */
@Injectable()
export class PaymentProviders {
  private readonly providers: readonly PaymentProvider[];
  private readonly isPaused: boolean;
  /** Whether all payments use practice money. */
  readonly isPractice: boolean;
  /** The product's own deposit in its account at the provider, in paise: no event of the books. */
  readonly deposit: bigint;

  constructor(@Inject(APP_CONFIG) config: AppConfig, simulator: PaymentSimulator, origin: DatabaseOrigin) {
    this.providers = providersOf(config, simulator, origin);
    this.isPaused = config.PAYMENTS_PAUSED;
    this.isPractice = config.paymentProvider === 'simulated';
    this.deposit = this.isPractice ? BigInt(FLOAT_PAISE) : toPaise(config.RAZORPAY_DEPOSIT_RUPEES);
  }

  /** Whether a provider is configured. */
  get isConfigured(): boolean {
    return this.providers.length > 0;
  }

  /** Whether new payments are possible: a provider is configured, and the operator has not paused it. */
  get isOffered(): boolean {
    return this.isConfigured && !this.isPaused;
  }

  /** The provider's public name; null for practice money. */
  get partner(): string | null {
    return this.isPractice || !this.isConfigured ? null : PARTNER;
  }

  /** The provider for new payments; throws where there is none. */
  get current(): PaymentProvider {
    const [first] = this.providers;
    if (!first) throw securePayOff();
    return first;
  }

  /** Every provider that is configured. */
  get all(): readonly PaymentProvider[] {
    return this.providers;
  }

  /** Returns the provider of this name; null where it is not configured. */
  find(name: string): PaymentProvider | null {
    return this.providers.find((provider) => provider.name === name) ?? null;
  }

  /**
   * Returns the provider that holds a payment. Throws where it is no longer configured, so that the task waits and is
   * reported.
   */
  getProvider(name: string): PaymentProvider {
    const found = this.find(name);
    if (!found) throw new Error(`The payment provider ${name} is not configured.`);
    return found;
  }
}

function providersOf(config: AppConfig, simulator: PaymentSimulator, origin: DatabaseOrigin): PaymentProvider[] {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = config;
  if (config.paymentProvider === 'razorpay' && keyId !== undefined && keySecret !== undefined) {
    return [
      new RazorpayProvider({
        ...{ baseUrl: async () => config.RAZORPAY_URL, keyId, keySecret },
        webhookSecrets: async () => config.RAZORPAY_WEBHOOK_SECRETS,
        ...{ mayWrite: () => origin.isConfirmed(), lateSeconds: LATE_SECONDS },
      }),
    ];
  }
  if (config.paymentProvider === 'none') return [];
  return [
    new RazorpayProvider({
      ...{ baseUrl: () => simulator.baseUrl(), keyId: SIMULATOR_KEY.id, keySecret: SIMULATOR_KEY.secret },
      webhookSecrets: () => simulator.webhookSecrets(),
    }),
  ];
}
