import { MESSAGE_CHANNELS } from '@nukkad/contract/platform/operations';
import { Counter } from 'prom-client';
import { metrics } from '../../common/observability/metrics.js';

export const deliveriesSettled = new Counter({
  name: 'message_deliveries_total',
  help: 'Deliveries of messages that this process settled, by channel and outcome',
  labelNames: ['channel', 'state'],
  registers: [metrics],
});
for (const channel of MESSAGE_CHANNELS)
  for (const state of ['sent', 'suppressed']) deliveriesSettled.inc({ channel, state }, 0);
