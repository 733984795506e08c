import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Registry behind `/metrics` of this process. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

/** Adds the region to each metric of this process. */
export function labelMetrics(region: string | undefined): void {
  metrics.setDefaultLabels(region === undefined ? {} : { region });
}

/** Duration of HTTP calls, in seconds. */
export const httpDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of HTTP calls in seconds',
  labelNames: ['method', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

/** Tasks that this process moved to the dead letters. How to list and retry them: docs/operations.md. */
export const deadLetters = new Counter({
  name: 'task_dead_letters_total',
  help: 'Tasks that were given up, by kind of task',
  labelNames: ['task'],
  registers: [metrics],
});

/** Calls that were refused because they could not have been answered in time. */
export const callsRefused = new Counter({
  name: 'http_calls_refused_total',
  help: 'Calls that were refused because of overload, by lane',
  labelNames: ['lane'],
  registers: [metrics],
});
