import { Controller, Get, Header, Inject, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { BRAND } from '@nukkad/contract/platform/brand';
import { type OutboxMessage, OutboxMessageSchema, OutboxQuerySchema } from '@nukkad/contract/platform/operations';
import type { Response } from 'express';
import { z } from 'zod';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { notFound } from '../errors/common.errors.js';
import { Operation } from '../http/operation.js';
import { Public } from '../security/principal.js';
import { DevelopmentOutbox } from './development-outbox.js';
import { outboxPage } from './outbox-page.js';

/** Development outbox: shows the messages that were stored instead of sent. It does not exist in production. */
@ApiTags('development')
@Public()
@Controller()
export class DevelopmentOutboxController {
  constructor(
    private readonly outbox: DevelopmentOutbox,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get('api/dev/outbox')
  @Operation({
    summary: 'List mails and text messages that were stored instead of sent, newest first',
    response: z.array(OutboxMessageSchema),
  })
  listOutboxMessages(@Query({ schema: OutboxQuerySchema }) query: { to?: string }): Promise<OutboxMessage[]> {
    if (!this.config.developmentOutbox) throw notFound();
    return this.outbox.list(query.to);
  }

  @Get('dev/outbox')
  @ApiExcludeEndpoint()
  @Header('Cache-Control', 'no-store')
  async showOutbox(
    @Query({ schema: OutboxQuerySchema }) query: { to?: string },
    @Res() response: Response,
  ): Promise<void> {
    if (!this.config.developmentOutbox) throw notFound();
    response.type('html').send(outboxPage(BRAND, await this.outbox.list(query.to)));
  }
}
