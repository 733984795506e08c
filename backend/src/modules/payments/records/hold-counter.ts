import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { EntityManager } from 'typeorm';
import { metrics } from '../../../common/observability/metrics.js';
import { type ChangedHold, type HoldListener, OnHoldChanged } from './hold-changes.js';

const holdChanges = new Counter({
  name: 'payment_hold_changes_total',
  help: 'Moves of holds of payments, by the state that they moved to',
  labelNames: ['status'],
  registers: [metrics],
});

/** Counts the state changes of holds. */
@Injectable()
@OnHoldChanged()
export class HoldCounter implements HoldListener {
  async onHoldChanged(_tx: EntityManager, { status }: ChangedHold): Promise<void> {
    holdChanges.inc({ status });
  }
}
