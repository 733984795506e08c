import { expect, it } from '@jest/globals';
import type { Batch } from './batches.js';
import type { PlanEvent } from './plan.js';
import { RunCosts } from './run-costs.js';

const batchOf = (count: number): Batch => ({
  project: 'backend',
  pending: Array.from({ length: count }, () => ({ start: 'fresh' }) as Batch['pending'][number]),
});

it('sums the processor seconds of processes by purpose, also of one that ended early', () => {
  const costs = new RunCosts();
  const start: PlanEvent[] = [
    { at: 'loaded', seconds: 4 },
    { at: 'started', seconds: 6 },
  ];
  costs.add(batchOf(3), [...start, { at: 'done', seconds: 16 }]);
  const end = { at: 'end', fault: 1, spec: 's', failed: null, passed: 1, wasReached: true } as const;
  costs.add(batchOf(1), [...start, { ...end, seconds: 5, evaluated: [], left: [], reached: [] }]);
  expect(costs.lines()).toEqual([
    'backend, fresh: 2 processes, 4 faults, 6.3 s each (8 s loading, 4 s starting, 13 s specs)',
  ]);
});
