import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReferralCodeEntity } from './entities/referral-code.entity.js';
import { ReferralEntity } from './entities/referral.entity.js';
import { GetRewardsUseCase } from './get-rewards.use-case.js';
import { InvitedPeopleReadModel } from './invited-people.read-model.js';
import { ReferralRepository } from './referral.repository.js';
import { Referrals } from './referrals.js';
import { RewardsController } from './rewards.controller.js';
import { RewardsPersonalData } from './rewards-personal-data.js';

/** Referral codes and what they earn. */
@Module({
  imports: [TypeOrmModule.forFeature([ReferralCodeEntity, ReferralEntity])],
  controllers: [RewardsController],
  providers: [RewardsPersonalData, ReferralRepository, Referrals, InvitedPeopleReadModel, GetRewardsUseCase],
  exports: [Referrals],
})
export class RewardsModule {}
