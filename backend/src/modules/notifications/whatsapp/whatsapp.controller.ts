import { Body, Controller, Delete, Get, Header, Inject, Post, Put, Query, Req, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import {
  type ChooseWhatsApp as ChooseWhatsAppInput,
  ChooseWhatsAppSchema,
  type VerifyWhatsAppAddress,
  VerifyWhatsAppAddressSchema,
  type WhatsAppSettings,
  WhatsAppSettingsSchema,
} from '@nukkad/contract/messages/whatsapp';
import type { Request } from 'express';
import { notFound } from '../../../common/errors/common.errors.js';
import { Operation } from '../../../common/http/operation.js';
import { SignedBodyInterceptor } from '../../../common/http/signed-body.interceptor.js';
import { CurrentPrincipal, type Principal, Public } from '../../../common/security/principal.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import type { AppConfig } from '../../../config/environment.js';
import { ChooseWhatsApp } from './choose-whatsapp.use-case.js';
import { LeaveWhatsApp } from './leave-whatsapp.use-case.js';
import { ReceiveWhatsAppReport } from './receive-whatsapp-report.use-case.js';
import { isSameSecret } from './whatsapp-report.js';
import { WhatsAppSettingsReadModel } from './whatsapp-settings.read-model.js';

/** The choice of WhatsApp as a channel, and the reports of its service. */
@ApiTags('notifications')
@Controller('api')
export class WhatsAppController {
  constructor(
    private readonly settings: WhatsAppSettingsReadModel,
    private readonly choose: ChooseWhatsApp,
    private readonly leave: LeaveWhatsApp,
    private readonly receive: ReceiveWhatsAppReport,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get('whatsapp')
  @Header('Cache-Control', 'no-store')
  @Operation({ summary: 'Retrieve the WhatsApp settings of the account', response: WhatsAppSettingsSchema })
  getWhatsAppSettings(@CurrentPrincipal() { userId }: Principal): Promise<WhatsAppSettings> {
    return this.settings.getSettings(userId);
  }

  @Put('whatsapp')
  @Operation({ summary: 'Enable messages by WhatsApp at the verified number', response: WhatsAppSettingsSchema })
  chooseWhatsApp(
    @CurrentPrincipal() { userId }: Principal,
    @Body({ schema: ChooseWhatsAppSchema }) body: ChooseWhatsAppInput,
  ): Promise<WhatsAppSettings> {
    return this.choose.execute(userId, body);
  }

  @Delete('whatsapp')
  @Operation({ summary: 'Disable messages by WhatsApp', response: WhatsAppSettingsSchema })
  leaveWhatsApp(@CurrentPrincipal() { userId }: Principal): Promise<WhatsAppSettings> {
    return this.leave.execute(userId);
  }

  /** WhatsApp calls it once, when the operator registers the address. */
  @Get('provider-events/whatsapp')
  @Public()
  @ApiExcludeEndpoint()
  @Header('Content-Type', 'text/plain')
  verifyWhatsAppAddress(@Query({ schema: VerifyWhatsAppAddressSchema }) query: VerifyWhatsAppAddress): string {
    const { WHATSAPP_VERIFY_TOKEN: expected } = this.config;
    if (expected === undefined || !isSameSecret(query['hub.verify_token'], expected)) throw notFound();
    return query['hub.challenge'];
  }

  @Post('provider-events/whatsapp')
  @Public()
  @UseInterceptors(SignedBodyInterceptor)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Operation({ summary: 'WhatsApp: report states and replies; signed over the bytes of the body', status: 200 })
  receiveWhatsAppReport(@Req() request: Request): Promise<void> {
    return this.receive.execute(request.body as Buffer, request.get('x-hub-signature-256') ?? '');
  }
}
