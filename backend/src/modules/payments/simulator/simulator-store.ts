import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Secrets } from '../../../common/security/secrets.js';
import { emptySimulatedState, type SimulatedState } from './simulated-state.js';

/** Stores the state of the simulated provider; changes are serialized. */
export interface SimulatorStore {
  change<T>(work: (state: SimulatedState) => T): Promise<T>;
}

/** Stores the state in the product's database: open holds survive a restart, and all processes see the same state. */
@Injectable()
export class StoredSimulator implements SimulatorStore {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
  ) {}

  /** Returns the initial secret of webhooks, before a change on the page. */
  webhookSecret(): Promise<string> {
    return this.secrets.getBytes('simulated-webhook-secret').then((bytes) => bytes.toString('base64url'));
  }

  async change<T>(work: (state: SimulatedState) => T): Promise<T> {
    const first = emptySimulatedState(await this.webhookSecret());
    return this.dataSource.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO payment_simulator (name, state) VALUES ('razorpay', $1) ON CONFLICT (name) DO NOTHING`,
        [JSON.stringify(first)],
      );
      const rows: { state: SimulatedState }[] = await tx.query(
        `SELECT state FROM payment_simulator WHERE name = 'razorpay' FOR UPDATE`,
      );
      const state = rows[0]?.state ?? first;
      const result = work(state);
      await tx.query(`UPDATE payment_simulator SET state = $1 WHERE name = 'razorpay'`, [JSON.stringify(state)]);
      return result;
    });
  }
}
