import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type MoneyDesk,
  MoneyDeskSchema,
  type MoneyWaiting,
  MoneyWaitingSchema,
  PostingSchema,
  type PostingView,
  type ProviderBalance,
  ProviderBalanceSchema,
} from '@nukkad/contract/payments/money-desk';
import { uuid } from '@nukkad/contract/primitives';
import {
  type DecidePayout,
  DecidePayoutSchema,
  type DecideReversal,
  DecideReversalSchema,
  entityName,
  type ExplainDifference,
  ExplainDifferenceSchema,
  type ReversePosting,
  ReversePostingSchema,
} from '@nukkad/contract/payments/staff-money';
import { Operation } from '../../../common/http/operation.js';
import { CurrentPrincipal, type Principal, RequiresStaff } from '../../../common/security/principal.js';
import { DecidePayoutUseCase } from '../payouts/decide-payout.use-case.js';
import { DecideReversalUseCase } from './decide-reversal.use-case.js';
import { ExplainDifferenceUseCase } from '../reconciliation/explain-difference.use-case.js';
import { MoneyDeskReadModel } from './money-desk.read-model.js';
import { MoneyWaitingReadModel } from './money-waiting.read-model.js';
import { RecordedMoney } from './recorded-money.js';
import { ReversePostingUseCase } from './reverse-posting.use-case.js';

/** The money desk, for the staff. Postings are reversed, never edited. */
@ApiTags('payments')
@RequiresStaff()
@Controller('api/admin')
export class StaffMoneyController {
  constructor(
    private readonly desk: MoneyDeskReadModel,
    private readonly waiting: MoneyWaitingReadModel,
    private readonly recorded: RecordedMoney,
    private readonly explain: ExplainDifferenceUseCase,
    private readonly reverse: ReversePostingUseCase,
    private readonly decide: DecideReversalUseCase,
    private readonly payouts: DecidePayoutUseCase,
  ) {}

  @Get('money-desk')
  @Operation({
    summary: 'Staff: retrieve the pending tasks of payments, and the days of the books',
    response: MoneyDeskSchema,
  })
  getMoneyDesk(@CurrentPrincipal() principal: Principal): Promise<MoneyDesk> {
    return this.recorded.readDesk(principal.userId);
  }

  @Get('money-desk/waiting')
  @Operation({ summary: 'Staff: count the pending tasks of payments', response: MoneyWaitingSchema })
  countWaitingMoney(): Promise<MoneyWaiting> {
    return this.waiting.count();
  }

  @Get('money-desk/balance')
  @Operation({
    summary: 'Staff: compare the main balance of the books with that of the payment provider',
    response: ProviderBalanceSchema,
  })
  getProviderBalance(): Promise<ProviderBalance> {
    return this.desk.compareBalance();
  }

  @Post('differences/:id/explanation')
  @HttpCode(204)
  @Operation({
    summary:
      'Staff: explain a difference between a settlement report and the books; its day closes with the next comparison',
    status: 204,
  })
  async explainDifference(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: entityName }) id: string,
    @Body({ schema: ExplainDifferenceSchema }) body: ExplainDifference,
  ): Promise<void> {
    await this.explain.execute(principal.userId, id, body);
  }

  @Get('postings/:id')
  @Operation({ summary: 'Staff: retrieve a posting of the books before its reversal', response: PostingSchema })
  getPosting(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<PostingView> {
    return this.recorded.readPosting(principal.userId, id);
  }

  @Post('postings/:id/reversal')
  @Operation({
    summary: 'Staff: reverse a posting, with a reason; a large one requires a second person',
    response: PostingSchema,
  })
  reversePosting(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: ReversePostingSchema }) body: ReversePosting,
  ): Promise<PostingView> {
    return this.reverse.execute(principal.userId, id, body);
  }

  @Post('reversals/:id/decision')
  @Operation({
    summary: 'Staff: confirm or decline the reversal that another member of the staff requested',
    response: PostingSchema,
  })
  decideReversal(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: DecideReversalSchema }) body: DecideReversal,
  ): Promise<PostingView> {
    return this.decide.execute(principal.userId, id, body);
  }

  @Post('payouts/:id/decision')
  @HttpCode(204)
  @Operation({ summary: 'Staff: pay a pending reward, or refuse it with a reason', status: 204 })
  async decidePayout(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: DecidePayoutSchema }) body: DecidePayout,
  ): Promise<void> {
    await this.payouts.execute(principal.userId, id, body);
  }
}
