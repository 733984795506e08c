import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { rewardTermsOn } from '@nukkad/contract/payments/reward-payouts';
import { indianDay } from '@nukkad/contract/india-time';
import { REWARD_RUPEES } from '@nukkad/contract/limits';
import { referralPath, type Rewards } from '@nukkad/contract/payments/rewards';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { unavailable } from '../../common/errors/common.errors.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { RewardPayoutsReadModel } from '../payments/payments.public.js';
import { InvitedPeopleReadModel } from './invited-people.read-model.js';
import { newReferralCode } from './referral-code.js';
import { ReferralRepository } from './referral.repository.js';

/** Codes tried before giving up; a second one is needed about once in a billion. */
const ATTEMPTS = 3;

/** Reads the rewards for a person's invitations; the first call creates the person's code. */
@Injectable()
export class GetRewardsUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly referrals: ReferralRepository,
    private readonly people: InvitedPeopleReadModel,
    private readonly payouts: RewardPayoutsReadModel,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async execute(userId: string): Promise<Rewards> {
    const code =
      (await this.referrals.findCode(this.dataSource.manager, userId)) ?? (await this.getOrCreateCode(userId));
    const { joined, counted, newest } = await this.people.getInvitedPeople(userId);
    return {
      code,
      link: this.config.publicUrl + referralPath(code),
      rewardPerPerson: REWARD_RUPEES,
      earned: counted * REWARD_RUPEES,
      joined,
      counted,
      sums: await this.payouts.sumByStep(userId),
      accountDays: rewardTermsOn(indianDay(new Date())).accountDays,
      invited: newest,
    };
  }

  private async getOrCreateCode(userId: string): Promise<string> {
    const code = await this.transactions.run(async (tx) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        await this.referrals.addCode(tx, userId, newReferralCode());
        const given = await this.referrals.findCode(tx, userId);
        if (given) return given;
      }
      return null;
    });
    if (code === null) throw unavailable();
    return code;
  }
}
