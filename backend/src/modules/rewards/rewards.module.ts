import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReferralCodeEntity } from './entities/referral-code.entity.js';
import { ReferralEntity } from './entities/referral.entity.js';
import { EngagementsModule } from '../engagements/engagements.public.js';
import { PaymentsModule } from '../payments/payments.public.js';
import { CheckRewardsUseCase } from './check-rewards.use-case.js';
import { EarnedRewardsRepository } from './earned-rewards.repository.js';
import { GetRewardsUseCase } from './get-rewards.use-case.js';
import { InvitedPeopleReadModel } from './invited-people.read-model.js';
import { OriginDigest } from './origin-digest.js';
import { ReferralRepository } from './referral.repository.js';
import { Referrals } from './referrals.js';
import { RewardsController } from './rewards.controller.js';
import { RewardsPersonalData } from './rewards-personal-data.js';
import { RewardsSchedule } from './rewards.schedule.js';

/** Referral codes and their rewards. */
@Module({
  imports: [EngagementsModule, PaymentsModule, TypeOrmModule.forFeature([ReferralCodeEntity, ReferralEntity])],
  controllers: [RewardsController],
  providers: [
    CheckRewardsUseCase,
    EarnedRewardsRepository,
    GetRewardsUseCase,
    InvitedPeopleReadModel,
    OriginDigest,
    ReferralRepository,
    Referrals,
    RewardsPersonalData,
    RewardsSchedule,
  ],
  exports: [Referrals],
})
export class RewardsModule {}
