import { Controller, Get, Header, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type PayoutAccount,
  PayoutAccountSchema,
  type SecurePayQuote,
  type SecurePayQuoteQuery,
  SecurePayQuoteQuerySchema,
  SecurePayQuoteSchema,
} from '@nukkad/contract/payments/secure-payments';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal } from '../../common/security/principal.js';
import { PayoutAccountReadModel } from './payees/payout-account.read-model.js';
import { SecurePayQuoteReadModel } from './offers/secure-pay-quote.read-model.js';
import { SubmitPayoutAccountUseCase } from './payees/submit-payout-account.use-case.js';

/** The price of Secure Pay, and the worker's account at the provider. */
@ApiTags('payments')
@Controller('api')
export class SecurePayController {
  constructor(
    private readonly quotes: SecurePayQuoteReadModel,
    private readonly accounts: PayoutAccountReadModel,
    private readonly submit: SubmitPayoutAccountUseCase,
  ) {}

  @Get('secure-pay/quote')
  @Operation({
    summary: 'Retrieve the current cost of Secure Pay for a wage, in paise',
    response: SecurePayQuoteSchema,
  })
  getSecurePayQuote(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: SecurePayQuoteQuerySchema }) { wage }: SecurePayQuoteQuery,
  ): Promise<SecurePayQuote> {
    return this.quotes.quote(principal.userId, wage);
  }

  @Get('user/payout-account')
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'Retrieve the account at the payment provider, which work with Secure Pay requires',
    response: PayoutAccountSchema,
  })
  getPayoutAccount(@CurrentPrincipal() principal: Principal): Promise<PayoutAccount> {
    return this.accounts.getOwn(principal.userId);
  }

  @Post('user/payout-account')
  @Operation({
    summary: 'Request an account at the payment provider, or fetch the state of the existing one',
    response: PayoutAccountSchema,
  })
  submitPayoutAccount(@CurrentPrincipal() principal: Principal): Promise<PayoutAccount> {
    return this.submit.execute(principal.userId);
  }
}
