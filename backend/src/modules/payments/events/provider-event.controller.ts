import { Controller, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Operation } from '../../../common/http/operation.js';
import { Public } from '../../../common/security/principal.js';
import { SignedBodyInterceptor } from '../../../common/http/signed-body.interceptor.js';
import { ReceiveProviderEventUseCase } from './receive-provider-event.use-case.js';

/** Endpoint for event reports of payment providers. */
@ApiTags('payments')
@Controller('api')
export class ProviderEventController {
  constructor(private readonly receiveProviderEventUseCase: ReceiveProviderEventUseCase) {}

  @Post('provider-events/razorpay')
  @Public()
  @UseInterceptors(SignedBodyInterceptor)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Operation({ summary: 'Payment providers: report an event; signed over the bytes of the body', status: 200 })
  receiveProviderEvent(@Req() request: Request): Promise<void> {
    return this.receiveProviderEventUseCase.execute('razorpay', {
      body: request.body as Buffer,
      signature: request.get('x-razorpay-signature') ?? '',
      eventId: request.get('x-razorpay-event-id') ?? '',
    });
  }
}
