import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ReportUpiChange,
  ReportUpiChangeSchema,
  type UpiReport,
  UpiReportSchema,
} from '@nukkad/contract/payments/upi-changes';
import { Operation } from '../../common/http/operation.js';
import { IpLimit } from '../../common/http/rate-limit.guard.js';
import { Public } from '../../common/security/principal.js';
import { ReportUpiChangeUseCase } from './report-upi-change.use-case.js';

/** "It was not me" of an owner whose UPI id was replaced, without a session. */
@ApiTags('engagements')
@Public()
@Controller('api/upi-reports')
export class UpiReportController {
  constructor(private readonly reportUpiChangeUseCase: ReportUpiChangeUseCase) {}

  @Post()
  @IpLimit({ name: 'upi-report', limit: 60, seconds: 3600 })
  @Operation({
    summary: 'Report an unauthorized change of the UPI id by the link of a notice, and restore the previous id',
    response: UpiReportSchema,
  })
  reportUpiChange(@Body({ schema: ReportUpiChangeSchema }) body: ReportUpiChange): Promise<UpiReport> {
    return this.reportUpiChangeUseCase.execute(body);
  }
}
