import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerModule } from '../ledger/ledger.public.js';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { PapersModule } from '../papers/papers.public.js';
import { UsersModule } from '../users/users.public.js';
import { ChargebackRepository } from './records/chargeback.repository.js';
import { ContestRepository } from './records/contest.repository.js';
import { ContestedParts } from './releases/contested-parts.js';
import { Contests } from './contests/contests.js';
import { PAYMENT_ENTITIES } from './entities/payment-entities.js';
import { DatabaseOrigin } from './provider/database-origin.js';
import { EventSubjects } from './provider/event-subjects.js';
import { HoldChanges } from './records/hold-changes.js';
import { HoldCounter } from './records/hold-counter.js';
import { HoldDecisions } from './holds/hold-decisions.js';
import { Holds } from './holds/holds.js';
import { Installation } from './provider/installation.js';
import { MONEY_DESK_PROVIDERS } from './money-desk.providers.js';
import { PayeeRepository } from './records/payee.repository.js';
import { Payees } from './payees/payees.js';
import { PaidWages } from './releases/paid-wages.js';
import { PaymentAccounts } from './records/payment-accounts.js';
import { PaymentAlarms } from './records/payment-alarms.js';
import { PaymentChecks } from './provider/payment-checks.js';
import { PaymentPapers } from './postings/payment-papers.js';
import { PaymentPollsSchedule } from './payment-polls.schedule.js';
import { PaymentPostings } from './postings/payment-postings.js';
import { PaymentProviders } from './provider/payment-providers.js';
import { PaymentRepository } from './records/payment.repository.js';
import { PaymentsPersonalData } from './payments-personal-data.js';
import { PaymentsSchedule } from './payments.schedule.js';
import { PAYOUT_DOOR, PAYOUT_PROVIDERS } from './payouts/payout.providers.js';
import { PollPaymentsUseCase } from './orders/poll-payments.use-case.js';
import { PracticePaymentsController } from './simulator/practice-payments.controller.js';
import { ProcessProviderEventUseCase } from './events/process-provider-event.use-case.js';
import { ProviderEventController } from './events/provider-event.controller.js';
import { PROVIDER_TASK_PROVIDERS } from './provider-task.providers.js';
import { ProviderTurn } from './provider/provider-turn.js';
import { ReceiveProviderEventUseCase } from './events/receive-provider-event.use-case.js';
import { ReconcilePaymentsUseCase } from './reconciliation/reconcile-payments.use-case.js';
import { ReconciliationRepository } from './reconciliation/reconciliation.repository.js';
import { RefundRepository } from './records/refund.repository.js';
import { ReleaseRepository } from './records/release.repository.js';
import { SECURE_PAY_DOOR, SECURE_PAY_PROVIDERS } from './secure-pay.providers.js';
import { SecurePayController } from './secure-pay.controller.js';
import { PaymentSimulator } from './simulator/payment-simulator.js';
import { StoredSimulator } from './simulator/simulator-store.js';
import { StaffMoneyController } from './books/staff-money.controller.js';
import { SweepContestsUseCase } from './contests/sweep-contests.use-case.js';

/** Payments that a provider holds from the booking until the release: intents, holds, releases, refunds, payees. */
@Module({
  imports: [
    DiscoveryModule,
    LedgerModule,
    NotificationsModule,
    PapersModule,
    UsersModule,
    TypeOrmModule.forFeature(PAYMENT_ENTITIES),
  ],
  controllers: [ProviderEventController, PracticePaymentsController, SecurePayController, StaffMoneyController],
  providers: [
    ChargebackRepository,
    ContestedParts,
    ContestRepository,
    Contests,
    DatabaseOrigin,
    EventSubjects,
    HoldChanges,
    HoldCounter,
    HoldDecisions,
    Holds,
    Installation,
    PayeeRepository,
    Payees,
    PaidWages,
    PaymentAccounts,
    PaymentAlarms,
    PaymentChecks,
    PaymentPapers,
    PaymentPollsSchedule,
    PaymentPostings,
    PaymentProviders,
    PaymentRepository,
    PaymentSimulator,
    PaymentsPersonalData,
    PaymentsSchedule,
    PollPaymentsUseCase,
    ProcessProviderEventUseCase,
    ProviderTurn,
    ReceiveProviderEventUseCase,
    ReconcilePaymentsUseCase,
    ReconciliationRepository,
    RefundRepository,
    ReleaseRepository,
    StoredSimulator,
    SweepContestsUseCase,
    ...MONEY_DESK_PROVIDERS,
    ...PAYOUT_PROVIDERS,
    ...PROVIDER_TASK_PROVIDERS,
    ...PAYOUT_DOOR,
    ...SECURE_PAY_PROVIDERS,
  ],
  exports: [Contests, Holds, Payees, ...PAYOUT_DOOR, ...SECURE_PAY_DOOR],
})
export class PaymentsModule {}
