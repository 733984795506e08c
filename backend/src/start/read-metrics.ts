import type { INestApplicationContext } from '@nestjs/common';
import { AppLogger } from '../common/observability/app-logger.js';
import { metrics } from '../common/observability/metrics.js';
import { OperationGauges } from '../modules/operations/operations.public.js';
import { MeasurePaymentsUseCase } from '../modules/payments/payments.public.js';

/**
 * Updates the gauges that are measured when somebody reads them: rounds run in the processes with tasks only. Without a database
 * they contain the last values.
 */
export async function measureMetrics(app: INestApplicationContext): Promise<void> {
  const measurePayments = async (): Promise<void> => {
    try {
      await app.get(MeasurePaymentsUseCase, { strict: false }).execute();
    } catch (error) {
      app.get(AppLogger).warn({ event: 'metrics.failed', reason: (error as Error).message });
    }
  };
  await Promise.all([app.get(OperationGauges, { strict: false }).read(), measurePayments()]);
}

/** Returns the metrics of this process, measured now. */
export async function readMetrics(app: INestApplicationContext): Promise<string> {
  await measureMetrics(app);
  return metrics.metrics();
}
