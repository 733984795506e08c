import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AppealSuspension,
  AppealSuspensionSchema,
  type OwnSuspension,
  OwnSuspensionSchema,
} from '@nukkad/contract/accounts/suspensions';
import { notFound } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal } from '../../common/security/principal.js';
import { AppealSuspensionUseCase } from './appeal-suspension.use-case.js';
import { SuspensionReadModel } from './suspension.read-model.js';

/** The account's own suspension. */
@ApiTags('moderation')
@Controller('api/user/suspension')
export class OwnSuspensionController {
  constructor(
    private readonly suspensions: SuspensionReadModel,
    private readonly appeal: AppealSuspensionUseCase,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'Retrieve the reason and the end of the current suspension; returns 404 without one',
    response: OwnSuspensionSchema,
  })
  async getSuspension(@CurrentPrincipal() principal: Principal): Promise<OwnSuspension> {
    const suspension = await this.suspensions.findOwnRunning(principal.userId);
    if (!suspension) throw notFound();
    return suspension;
  }

  @Post('appeal')
  @Operation({ summary: 'Appeal against the current suspension, once', status: 201, response: OwnSuspensionSchema })
  appealSuspension(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: AppealSuspensionSchema }) body: AppealSuspension,
  ): Promise<OwnSuspension> {
    return this.appeal.execute(principal.userId, body);
  }
}
