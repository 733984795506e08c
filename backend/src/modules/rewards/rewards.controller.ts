import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Rewards, RewardsSchema } from '@nukkad/contract/payments/rewards';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal } from '../../common/security/principal.js';
import { GetRewardsUseCase } from './get-rewards.use-case.js';

/** Rewards for inviting others. */
@ApiTags('rewards')
@Controller('api')
export class RewardsController {
  constructor(private readonly rewards: GetRewardsUseCase) {}

  @Get('rewards')
  @Operation({
    summary: 'Retrieve the referral code, the referred accounts and the earned rewards',
    response: RewardsSchema,
  })
  getRewards(@CurrentPrincipal() principal: Principal): Promise<Rewards> {
    return this.rewards.execute(principal.userId);
  }
}
