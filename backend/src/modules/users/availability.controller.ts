import { Body, Controller, Get, Header, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type SuggestedKinds,
  SuggestedKindsSchema,
  type UpdateAvailability as UpdateAvailabilityInput,
  UpdateAvailabilitySchema,
} from '@nukkad/contract/instant-work/availability';
import { type CurrentUser, CurrentUserSchema } from '@nukkad/contract/accounts/users';
import { Operation } from '../../common/http/operation.js';
import {
  CurrentPrincipal,
  type Principal,
  RefusedWhileSuspended,
  RequiresSide,
} from '../../common/security/principal.js';
import { SuggestedKindsReadModel } from './suggested-kinds.read-model.js';
import { UpdateAvailability } from './update-availability.use-case.js';

/** Availability of an account for instant work. */
@ApiTags('users')
@Controller('api/user')
export class AvailabilityController {
  constructor(
    private readonly updateAvailabilityUseCase: UpdateAvailability,
    private readonly suggestedKinds: SuggestedKindsReadModel,
  ) {}

  @Get('availability/kinds')
  @RequiresSide('job_seeker')
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'List the categories of instant work that are offered while the account has selected none',
    response: SuggestedKindsSchema,
  })
  async getSuggestedKinds(@CurrentPrincipal() principal: Principal): Promise<SuggestedKinds> {
    return { categories: await this.suggestedKinds.getOwn(principal.userId) };
  }

  @Patch('availability')
  @RequiresSide('job_seeker')
  @Header('Cache-Control', 'no-store')
  @RefusedWhileSuspended(({ available }) => available === false)
  @Operation({
    summary: 'Update the availability for instant work; absent fields are not changed, null removes a field',
    response: CurrentUserSchema,
  })
  updateAvailability(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: UpdateAvailabilitySchema }) body: UpdateAvailabilityInput,
  ): Promise<CurrentUser> {
    return this.updateAvailabilityUseCase.execute(principal.userId, body);
  }
}
