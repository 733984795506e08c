import { Controller, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { SmsReportQuerySchema } from '@nukkad/contract/messages/sms-reports';
import type { Request } from 'express';
import { SMS_REPORT_PATH } from '../../common/delivery/twilio-text-sender.js';
import { Operation } from '../../common/http/operation.js';
import { SignedBodyInterceptor } from '../../common/http/signed-body.interceptor.js';
import { Public } from '../../common/security/principal.js';
import { ReceiveSmsReport } from './receive-sms-report.use-case.js';

/** Endpoint for reports of the gateway for text messages: states of messages, and answers of people. */
@ApiTags('notifications')
@Controller(SMS_REPORT_PATH)
export class SmsReportController {
  constructor(private readonly receive: ReceiveSmsReport) {}

  @Post()
  @Public()
  @UseInterceptors(SignedBodyInterceptor)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Operation({
    summary: 'SMS gateway: report the state of a message, or a reply; signed over the parameters',
    status: 200,
  })
  receiveSmsReport(
    @Req() request: Request,
    @Query({ schema: SmsReportQuerySchema }) { delivery = null }: { delivery?: string | null },
  ): Promise<void> {
    const { body, originalUrl: path } = request;
    const signature = request.get('x-twilio-signature') ?? '';
    return this.receive.execute({ body: body as Buffer, signature, path, deliveryId: delivery });
  }
}
