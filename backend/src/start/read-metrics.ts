import type { INestApplicationContext } from '@nestjs/common';
import { AppLogger } from '../common/observability/app-logger.js';
import { metrics } from '../common/observability/metrics.js';
import { OperationGauges } from '../modules/operations/operations.public.js';
import { MeasurePaymentsUseCase } from '../modules/payments/payments.public.js';

/**
 * Returns the metrics of this process. Each process measures when it is asked: a value of a round that runs in one process at a time
 * would stay in the others. Without a database the values of the last time are shown.
 */
export async function readMetrics(app: INestApplicationContext): Promise<string> {
  const measurePayments = async (): Promise<void> => {
    try {
      await app.get(MeasurePaymentsUseCase, { strict: false }).execute();
    } catch (error) {
      app.get(AppLogger).warn({ event: 'metrics.failed', reason: (error as Error).message });
    }
  };
  await Promise.all([app.get(OperationGauges, { strict: false }).read(), measurePayments()]);
  return metrics.metrics();
}
