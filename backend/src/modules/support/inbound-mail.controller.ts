import { Controller, Post, Req, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Operation } from '../../common/http/operation.js';
import { Public } from '../../common/security/principal.js';
import { MAIL_TYPE, MailBodyInterceptor } from './mail-body.interceptor.js';
import { MailSecretGuard } from './mail-secret.guard.js';
import { ReceiveSupportMailUseCase } from './receive-support-mail.use-case.js';

/** Endpoint for mail servers and providers that forward mails to the support's address. */
@ApiTags('support')
@Controller('api')
export class InboundMailController {
  constructor(private readonly receiveSupportMailUseCase: ReceiveSupportMailUseCase) {}

  @Post('inbound-mail')
  @Public()
  @UseGuards(MailSecretGuard)
  @UseInterceptors(MailBodyInterceptor)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Operation({
    summary:
      "Mail servers: deliver a mail to the support in its original form, with the operator's secret as bearer token",
    status: 204,
    consumes: [MAIL_TYPE],
  })
  receiveSupportMail(@Req() request: Request): Promise<void> {
    return this.receiveSupportMailUseCase.execute(request.body as Buffer);
  }
}
