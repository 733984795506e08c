import { Body, Controller, Delete, Get, Header, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ConfirmPush as ConfirmPushInput,
  ConfirmPushSchema,
  type PushSettings,
  PushSettingsSchema,
  type SubscribeToPush as SubscribeToPushInput,
  SubscribeToPushSchema,
} from '@nukkad/contract/messages/push';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal, Public } from '../../common/security/principal.js';
import { ConfirmPush } from './confirm-push.use-case.js';
import { PushSettingsReadModel } from './push-settings.read-model.js';
import { SubscribeToPush } from './subscribe-to-push.use-case.js';
import { UnsubscribeFromPush } from './unsubscribe-from-push.use-case.js';

/** Push subscriptions of browsers. */
@ApiTags('notifications')
@Controller('api/push')
export class PushController {
  constructor(
    private readonly settings: PushSettingsReadModel,
    private readonly subscribe: SubscribeToPush,
    private readonly unsubscribe: UnsubscribeFromPush,
    private readonly confirm: ConfirmPush,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'List the devices with push notifications, with the public key for a subscription',
    response: PushSettingsSchema,
  })
  getPushSettings(@CurrentPrincipal() principal: Principal): Promise<PushSettings> {
    return this.settings.getSettings(principal);
  }

  @Put('subscription')
  @Operation({ summary: 'Enable push notifications for the browser of the session', response: PushSettingsSchema })
  subscribeToPush(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: SubscribeToPushSchema }) body: SubscribeToPushInput,
  ): Promise<PushSettings> {
    return this.subscribe.execute(principal, body);
  }

  @Delete('subscription')
  @Operation({ summary: 'Disable push notifications for the browser of the session', response: PushSettingsSchema })
  unsubscribeFromPush(@CurrentPrincipal() principal: Principal): Promise<PushSettings> {
    return this.unsubscribe.execute(principal);
  }

  @Post('receipts')
  @Public()
  @Operation({ summary: 'Confirm that a device showed a push notification', status: 204 })
  confirmPush(@Body({ schema: ConfirmPushSchema }) body: ConfirmPushInput): Promise<void> {
    return this.confirm.execute(body);
  }
}
