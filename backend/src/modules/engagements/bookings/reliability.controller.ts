import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Reliability, ReliabilitySchema } from '@nukkad/contract/instant-work/reliability';
import { Operation } from '../../../common/http/operation.js';
import { CurrentPrincipal, type Principal } from '../../../common/security/principal.js';
import { ReliabilityReadModel } from './reliability.read-model.js';

/** The reliability record of a worker, for that worker. */
@ApiTags('engagements')
@Controller('api/user')
export class ReliabilityController {
  constructor(private readonly reliability: ReliabilityReadModel) {}

  @Get('reliability')
  @Operation({
    summary: 'Retrieve the record of the worker in the last 90 days, with kept and missed agreements',
    response: ReliabilitySchema,
  })
  getReliability(@CurrentPrincipal() principal: Principal): Promise<Reliability> {
    return this.reliability.getReliability(principal.userId);
  }
}
