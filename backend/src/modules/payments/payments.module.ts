import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentChargebackEntity } from './entities/payment-chargeback.entity.js';
import { PaymentContestEntity } from './entities/payment-contest.entity.js';
import { PaymentHoldEntity } from './entities/payment-hold.entity.js';
import { PaymentIntentEntity } from './entities/payment-intent.entity.js';
import { PaymentPayeeEntity } from './entities/payment-payee.entity.js';
import { PaymentRefundEntity } from './entities/payment-refund.entity.js';
import { PaymentReleaseEntity } from './entities/payment-release.entity.js';
import { PaymentSettlementEntity } from './entities/payment-settlement.entity.js';
import { PaymentSimulatorEntity } from './entities/payment-simulator.entity.js';
import { ProviderEventEntity } from './entities/provider-event.entity.js';
import { PaymentsPersonalData } from './payments-personal-data.js';

/** Money that a provider holds from the booking until it is released: intents, holds, releases, refunds, payees. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      PaymentIntentEntity,
      PaymentHoldEntity,
      PaymentReleaseEntity,
      PaymentRefundEntity,
      PaymentContestEntity,
      PaymentChargebackEntity,
      PaymentPayeeEntity,
      PaymentSettlementEntity,
      ProviderEventEntity,
      PaymentSimulatorEntity,
    ]),
  ],
  providers: [PaymentsPersonalData],
})
export class PaymentsModule {}
