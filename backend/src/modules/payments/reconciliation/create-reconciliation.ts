import type { DataSource } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { OutboxSignal } from '../../../common/database/outbox-signal.js';
import { Secrets } from '../../../common/security/secrets.js';
import type { AppConfig } from '../../../config/environment.js';
import { createLedger } from '../../ledger/ledger.public.js';
import { DatabaseOrigin } from '../provider/database-origin.js';
import { OwnSettlements } from './own-settlements.js';
import { PaymentAlarms } from '../records/payment-alarms.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { ReconcilePaymentsUseCase } from './reconcile-payments.use-case.js';
import { ReconciliationRepository } from './reconciliation.repository.js';
import { PaymentSimulator } from '../simulator/payment-simulator.js';
import { StoredSimulator } from '../simulator/simulator-store.js';

/** Creates the comparison with the provider in `config`, without the framework: for the benchmark. */
export function createReconciliation(dataSource: DataSource, config: AppConfig): ReconcilePaymentsUseCase {
  const secrets = new Secrets(dataSource);
  const logger = new AppLogger(config);
  const alarms = new PaymentAlarms(logger);
  const simulator = new PaymentSimulator(config, new StoredSimulator(dataSource, secrets));
  const transactions = new Transactions(dataSource, new OutboxSignal());
  const origin = new DatabaseOrigin(dataSource, config, secrets, alarms, logger);
  const providers = new PaymentProviders(config, simulator, origin);
  const { ledger } = createLedger(dataSource, config);
  return new ReconcilePaymentsUseCase(
    dataSource,
    transactions,
    providers,
    new ReconciliationRepository(),
    ledger,
    new OwnSettlements(transactions, providers, ledger),
    alarms,
  );
}
