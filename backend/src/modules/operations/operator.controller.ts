import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Operator, OperatorSchema } from '@nukkad/contract/platform/operator';
import { Operation } from '../../common/http/operation.js';
import { Public } from '../../common/security/principal.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';

/** The operator of this installation, for all users. */
@ApiTags('operations')
@Public()
@Controller('api/public/operator')
export class OperatorController {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  @Get()
  @Header('Cache-Control', 'public, max-age=300')
  @Operation({
    summary: 'Retrieve the contact for grievances; null until the operator has configured one',
    response: OperatorSchema,
  })
  getOperator(): Operator {
    return { grievanceOfficer: this.config.grievanceOfficer };
  }
}
