import { Body, Controller, Delete, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ConfirmContactSchema,
  type ContactChannel,
  ContactChannelSchema,
  type UpdateProfile as UpdateProfileInput,
  UpdateProfileSchema,
} from '@nukkad/contract/accounts/account';
import { type CurrentUser, CurrentUserSchema } from '@nukkad/contract/accounts/users';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal, RequiresFactorOfStaff } from '../../common/security/principal.js';
import { CancelContactChange } from './cancel-contact-change.use-case.js';
import { ConfirmContactChange } from './confirm-contact-change.use-case.js';
import { SendContactCode } from './send-contact-code.use-case.js';
import { UpdateProfile } from './update-profile.use-case.js';

/** Profile and contact details that the person enters. */
@ApiTags('account')
@Controller('api/user')
export class ProfileController {
  constructor(
    private readonly updateProfileUseCase: UpdateProfile,
    private readonly sendContactCodeUseCase: SendContactCode,
    private readonly confirmContactChangeUseCase: ConfirmContactChange,
    private readonly cancelContactChangeUseCase: CancelContactChange,
  ) {}

  @Patch('profile')
  @RequiresFactorOfStaff()
  @Operation({
    summary:
      'Update the profile; absent fields are not changed, null removes a field; a new address or number requires its code',
    response: CurrentUserSchema,
  })
  updateProfile(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: UpdateProfileSchema }) body: UpdateProfileInput,
  ): Promise<CurrentUser> {
    return this.updateProfileUseCase.execute(principal, body);
  }

  @Post('contact-changes/:channel/send-code')
  @Operation({
    summary: 'Send a code to the unverified address or number of the account',
    response: CurrentUserSchema,
  })
  sendContactCode(
    @CurrentPrincipal() principal: Principal,
    @Param('channel', { schema: ContactChannelSchema }) channel: ContactChannel,
  ): Promise<CurrentUser> {
    return this.sendContactCodeUseCase.execute(principal.userId, channel);
  }

  @Post('contact-changes/:channel/confirm')
  @RequiresFactorOfStaff()
  @Operation({ summary: 'Confirm the pending address or number with its code', response: CurrentUserSchema })
  confirmContactChange(
    @CurrentPrincipal() principal: Principal,
    @Param('channel', { schema: ContactChannelSchema }) channel: ContactChannel,
    @Body({ schema: ConfirmContactSchema }) body: { code: string },
  ): Promise<CurrentUser> {
    return this.confirmContactChangeUseCase.execute(principal.userId, channel, body.code);
  }

  @Delete('contact-changes/:channel')
  @Operation({ summary: 'Cancel the pending change of the address or number', response: CurrentUserSchema })
  cancelContactChange(
    @CurrentPrincipal() principal: Principal,
    @Param('channel', { schema: ContactChannelSchema }) channel: ContactChannel,
  ): Promise<CurrentUser> {
    return this.cancelContactChangeUseCase.execute(principal.userId, channel);
  }
}
