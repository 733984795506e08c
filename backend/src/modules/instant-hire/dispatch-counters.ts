import { Counter } from 'prom-client';
import { metrics } from '../../common/observability/metrics.js';

export const waves = new Counter({
  name: 'dispatch_waves_total',
  help: 'Waves of instant jobs, by whether anybody was there to be asked',
  labelNames: ['result'],
  registers: [metrics],
});
for (const result of ['asked', 'nobody']) waves.inc({ result }, 0);

export const workersAsked = new Counter({
  name: 'dispatch_requests_total',
  help: 'Workers who were asked for an instant job',
  registers: [metrics],
});
