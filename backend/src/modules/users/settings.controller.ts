import { Body, Controller, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type UpdateAddress as UpdateAddressInput,
  UpdateAddressSchema,
  type UpdateBilling as UpdateBillingInput,
  UpdateBillingSchema,
  type UpdateNotificationPreferences as UpdateNotificationPreferencesInput,
  UpdateNotificationPreferencesSchema,
} from '@nukkad/contract/accounts/account';
import { type CurrentUser, CurrentUserSchema } from '@nukkad/contract/accounts/users';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal } from '../../common/security/principal.js';
import { UpdateAddress } from './update-address.use-case.js';
import { UpdateBilling } from './update-billing.use-case.js';
import { UpdateNotificationPreferences } from './update-notification-preferences.use-case.js';

/** Settings of a person's own account. */
@ApiTags('users')
@Controller('api/user')
export class SettingsController {
  constructor(
    private readonly updateAddressUseCase: UpdateAddress,
    private readonly updateBillingUseCase: UpdateBilling,
    private readonly updateNotificationPreferencesUseCase: UpdateNotificationPreferences,
  ) {}

  @Patch('address')
  @Operation({
    summary: 'Update the address; absent fields are not changed, null removes a field',
    response: CurrentUserSchema,
  })
  updateAddress(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: UpdateAddressSchema }) body: UpdateAddressInput,
  ): Promise<CurrentUser> {
    return this.updateAddressUseCase.execute(principal.userId, body);
  }

  @Patch('billing')
  @Operation({
    summary: 'Update the billing details; absent fields are not changed, null removes a field',
    response: CurrentUserSchema,
  })
  updateBilling(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: UpdateBillingSchema }) body: UpdateBillingInput,
  ): Promise<CurrentUser> {
    return this.updateBillingUseCase.execute(principal.userId, body);
  }

  @Patch('notification-preferences')
  @Operation({ summary: 'Update the channels of notifications and their quiet hours', response: CurrentUserSchema })
  updateNotificationPreferences(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: UpdateNotificationPreferencesSchema }) body: UpdateNotificationPreferencesInput,
  ): Promise<CurrentUser> {
    return this.updateNotificationPreferencesUseCase.execute(principal.userId, body);
  }
}
