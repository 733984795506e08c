import type { INestApplicationContext } from '@nestjs/common';
import { AppLogger } from '../common/observability/app-logger.js';
import { metrics } from '../common/observability/metrics.js';
import { OperationGauges } from '../modules/operations/operations.public.js';
import { MeasurePaymentsUseCase } from '../modules/payments/payments.public.js';

/**
 * Returns the metrics of this process. Each process measures at the request: rounds run in the processes with tasks
 * only. Without a database the metrics contain the last values.
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
