import type { Batch } from './batches.js';
import type { PlanEvent } from './plan.js';

interface Cost {
  processes: number;
  faults: number;
  /** Processor seconds of the processes, by purpose. */
  loading: number;
  starting: number;
  specs: number;
}

/** Sums the processor seconds of the processes that judge faults. */
export class RunCosts {
  private readonly costs = new Map<string, Cost>();

  /** Adds the process of a batch by its events; a process that ended early counts up to its last spec. */
  add({ project, pending }: Batch, events: readonly PlanEvent[]): void {
    const key = `${project}, ${pending[0]?.start ?? 'warm'}`;
    const cost = this.costs.get(key) ?? { processes: 0, faults: 0, loading: 0, starting: 0, specs: 0 };
    const secondsAt = (at: 'loaded' | 'started' | 'done'): number =>
      events.flatMap((event) => (event.at === at ? [event.seconds] : []))[0] ?? 0;
    const loaded = secondsAt('loaded');
    const started = Math.max(loaded, secondsAt('started'));
    const inSpecs = events.reduce((sum, event) => sum + (event.at === 'end' ? event.seconds : 0), 0);
    this.costs.set(key, {
      ...{ processes: cost.processes + 1, faults: cost.faults + pending.length, loading: cost.loading + loaded },
      starting: cost.starting + started - loaded,
      specs: cost.specs + Math.max(0, (secondsAt('done') || loaded + inSpecs) - started),
    });
  }

  /** Returns a line for each project and start, such as "backend, warm: 3 processes, 40 faults, 0.9 s each …". */
  lines(): string[] {
    return [...this.costs].map(([key, { processes, faults, loading, starting, specs }]) => {
      const each = (loading + starting + specs) / Math.max(1, faults);
      const parts = `${Math.round(loading)} s loading, ${Math.round(starting)} s starting, ${Math.round(specs)} s specs`;
      return `${key}: ${processes} processes, ${faults} faults, ${each.toFixed(1)} s each (${parts})`;
    });
  }
}
