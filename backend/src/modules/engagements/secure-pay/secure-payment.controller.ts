import { Controller, Get, Header, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type PaymentReservation,
  PaymentReservationSchema,
  type StatementLine,
  StatementLineSchema,
} from '@nukkad/contract/payments/secure-payments';
import { uuid } from '@nukkad/contract/primitives';
import { type ListStatementQuery, ListStatementQuerySchema } from '@nukkad/contract/instant-work/secure-pay-calls';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { RequiresIdempotencyKey } from '../../../common/http/requires-idempotency-key.js';
import { Operation } from '../../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../../common/http/page.js';
import { CurrentPrincipal, type Principal } from '../../../common/security/principal.js';
import { OwnStatementReadModel } from './own-statement.read-model.js';
import { ReservePaymentUseCase } from './reserve-payment.use-case.js';

/** Pay that a provider holds until the work is done. */
@ApiTags('engagements')
@Controller('api')
export class SecurePaymentController {
  constructor(
    private readonly reserve: ReservePaymentUseCase,
    private readonly statements: OwnStatementReadModel,
  ) {}

  @Post('engagements/:id/reservation')
  @RequiresIdempotencyKey()
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'Reserve the pay; returns the payment link, and requires an Idempotency-Key',
    response: PaymentReservationSchema,
  })
  reservePayment(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<PaymentReservation> {
    return this.reserve.execute(principal.userId, id);
  }

  @Get('user/statement')
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'List the reserved, paid and returned sums of the account, newest first',
    response: z.array(StatementLineSchema),
    headers: PAGE_HEADERS,
  })
  async listStatement(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListStatementQuerySchema }) query: ListStatementQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StatementLine[]> {
    return sendPage(request, response, await this.statements.listPage(principal.userId, query));
  }
}
