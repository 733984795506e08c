import { Controller, Get, Header, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController, ApiTags } from '@nestjs/swagger';
import { type PracticeWhatsApp, PracticeWhatsAppSchema } from '@nukkad/contract/messages/whatsapp';
import type { Response } from 'express';
import { DevelopmentOutbox } from '../../../common/delivery/development-outbox.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { Public } from '../../../common/security/principal.js';
import { practiceWhatsAppPage } from './practice-whatsapp-page.js';
import { ReceiveWhatsAppReport } from './receive-whatsapp-report.use-case.js';
import { signReport } from './whatsapp-report.js';
import { WhatsAppService } from './whatsapp-service.js';
import { pressReport, SIMULATED_NUMBER, statusReport, textReport } from './whatsapp-simulator.js';

/** Development page that plays the phones of the simulated WhatsApp. Returns 404 without the simulator. */
@ApiTags('development')
@ApiExcludeController()
@Public()
@Controller('dev/whatsapp')
export class PracticeWhatsAppController {
  constructor(
    private readonly service: WhatsAppService,
    private readonly outbox: DevelopmentOutbox,
    private readonly receive: ReceiveWhatsAppReport,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async showPracticeWhatsApp(@Res() response: Response): Promise<void> {
    if (!this.service.simulator) throw notFound();
    response.type('html').send(practiceWhatsAppPage(await this.outbox.listStored('whatsapp')));
  }

  @Post('act')
  async actPracticeWhatsApp(
    @Query({ schema: PracticeWhatsAppSchema }) action: PracticeWhatsApp,
    @Res() response: Response,
  ): Promise<void> {
    if (!this.service.simulator) throw notFound();
    const { key, state, from, text, press } = action;
    if (key !== undefined && state !== undefined) await this.report(statusReport(key, state));
    if (from !== undefined && text !== undefined) await this.report(textReport(from, text));
    if (from !== undefined && press !== undefined) await this.report(pressReport(from, press));
    response.redirect(303, '/dev/whatsapp');
  }

  private report(body: Buffer): Promise<void> {
    return this.receive.execute(body, signReport(body, SIMULATED_NUMBER.secret));
  }
}
