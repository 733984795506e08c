import { Body, Controller, Get, Header, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Payee, PayeeSchema, type Upi, UpiSchema } from '@nukkad/contract/payments/upi-changes';
import {
  type Engagement,
  EngagementSchema,
  type PayEngagement,
  PayEngagementSchema,
  type UpdateUpi,
  UpdateUpiSchema,
} from '@nukkad/contract/instant-work/engagements';
import { uuid } from '@nukkad/contract/primitives';
import { Operation } from '../../../common/http/operation.js';
import { CurrentPrincipal, type Principal, RequiresRecentSignIn } from '../../../common/security/principal.js';
import { ConfirmReceiptUseCase } from './confirm-receipt.use-case.js';
import { PayEngagementUseCase } from './pay-engagement.use-case.js';
import { PayeeReadModel } from '../payees/payee.read-model.js';
import { UpdateUpiUseCase } from '../payees/update-upi.use-case.js';

/** Direct payments for work and their destination: the product records them, the money does not pass through it. */
@ApiTags('engagements')
@Controller('api')
export class PaymentController {
  constructor(
    private readonly payees: PayeeReadModel,
    private readonly pay: PayEngagementUseCase,
    private readonly receive: ConfirmReceiptUseCase,
    private readonly upi: UpdateUpiUseCase,
  ) {}

  @Get('engagements/:id/payee')
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'Retrieve the payment details of the worker, for the employer who owes the pay',
    response: PayeeSchema,
  })
  getPayee(@CurrentPrincipal() principal: Principal, @Param('id', { schema: uuid }) id: string): Promise<Payee> {
    return this.payees.getPayee(principal.userId, id);
  }

  @Post('engagements/:id/payment')
  @Operation({
    summary: 'Record the sum that the employer paid directly; it can be corrected until the worker confirms it',
    response: EngagementSchema,
  })
  payEngagement(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: PayEngagementSchema }) body: PayEngagement,
  ): Promise<Engagement> {
    return this.pay.execute(principal.userId, id, body);
  }

  @Post('engagements/:id/receipt')
  @Operation({ summary: 'Confirm the receipt of the pay', response: EngagementSchema })
  confirmReceipt(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<Engagement> {
    return this.receive.execute(principal.userId, id);
  }

  @Get('user/upi')
  @Header('Cache-Control', 'no-store')
  @Operation({ summary: 'Retrieve the UPI id of the worker', response: UpiSchema })
  getUpi(@CurrentPrincipal() principal: Principal): Promise<Upi> {
    return this.payees.findOwn(principal.userId);
  }

  @Put('user/upi')
  @RequiresRecentSignIn()
  @Operation({ summary: 'Set the UPI id to which employers pay; null removes it', response: UpiSchema })
  updateUpi(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: UpdateUpiSchema }) body: UpdateUpi,
  ): Promise<Upi> {
    return this.upi.execute(principal.userId, body);
  }
}
