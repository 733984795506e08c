import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ConfirmContactSchema,
  type ContactChannel,
  ContactChannelSchema,
  type JoiningOffer,
  JoiningOfferSchema,
} from '@nukkad/contract/accounts/account';
import { type Accepted, AcceptedSchema } from '@nukkad/contract/accounts/auth';
import { type CurrentUser, CurrentUserSchema } from '@nukkad/contract/accounts/users';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal, RequiresFactorOfStaff } from '../../common/security/principal.js';
import { JoinAccounts } from './join-accounts.use-case.js';
import { OfferJoining } from './offer-joining.use-case.js';
import { SendJoiningCode } from './send-joining-code.use-case.js';

const ACCEPTED = 202;

/** Joins two accounts of one person after both addresses or numbers are verified. */
@ApiTags('account')
@Controller('api/user/contact-changes/:channel/joining')
export class JoiningController {
  constructor(
    private readonly sendJoiningCodeUseCase: SendJoiningCode,
    private readonly offerJoiningUseCase: OfferJoining,
    private readonly joinAccountsUseCase: JoinAccounts,
  ) {}

  @Post('send-code')
  @Operation({
    summary: 'Send a code to the verified contact of the account, to join the account that owns the pending contact',
    status: ACCEPTED,
    response: AcceptedSchema,
  })
  sendJoiningCode(
    @CurrentPrincipal() principal: Principal,
    @Param('channel', { schema: ContactChannelSchema }) channel: ContactChannel,
  ): Promise<Accepted> {
    return this.sendJoiningCodeUseCase.execute(principal.userId, channel);
  }

  @Post('offer')
  @RequiresFactorOfStaff()
  @Operation({
    summary: 'Verify the code of the own contact, and preview the effect of joining both accounts',
    response: JoiningOfferSchema,
  })
  offerJoining(
    @CurrentPrincipal() principal: Principal,
    @Param('channel', { schema: ContactChannelSchema }) channel: ContactChannel,
    @Body({ schema: ConfirmContactSchema }) body: { code: string },
  ): Promise<JoiningOffer> {
    return this.offerJoiningUseCase.execute(principal.userId, channel, body.code);
  }

  @Post()
  @RequiresFactorOfStaff()
  @Operation({
    summary: 'Join the other account to the signed-in account; this cannot be undone',
    response: CurrentUserSchema,
  })
  joinAccounts(
    @CurrentPrincipal() principal: Principal,
    @Param('channel', { schema: ContactChannelSchema }) channel: ContactChannel,
  ): Promise<CurrentUser> {
    return this.joinAccountsUseCase.execute(principal.userId, channel);
  }
}
