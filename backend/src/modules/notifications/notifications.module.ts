import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.public.js';
import { DeliverMessageUseCase } from './deliver-message.use-case.js';
import { ConfirmTextAnswer } from './confirm-text-answer.use-case.js';
import { DeliveryBatches } from './delivery-batches.js';
import { DeliveryChain } from './delivery-chain.js';
import { DeliveryCheck } from './delivery-check.js';
import { DeliveryReportRepository } from './delivery-report.repository.js';
import { DeliveryReports } from './delivery-reports.js';
import { DirectMessages } from './direct-messages.js';
import { EmailChannel } from './email-channel.js';
import { MessageDeliveryEntity } from './entities/message-delivery.entity.js';
import { MessageDecisionEntity } from './entities/message-decision.entity.js';
import { NotificationEntity } from './entities/notification.entity.js';
import { PushSubscriptionEntity } from './entities/push-subscription.entity.js';
import { MarkAllNotificationsRead } from './mark-all-notifications-read.use-case.js';
import { MarkNotificationRead } from './mark-notification-read.use-case.js';
import { ConfirmPush } from './confirm-push.use-case.js';
import { MessageChannels } from './message-channels.js';
import { MessageComposers } from './message-composers.js';
import { MessageDeliveryRepository } from './message-delivery.repository.js';
import { Messenger } from './messenger.js';
import { NotificationListReadModel } from './notification-list.read-model.js';
import { NotificationPrefetch } from './notification-prefetch.js';
import { NotificationController } from './notification.controller.js';
import { NotificationRepository } from './notification.repository.js';
import { NotificationsSchedule } from './notifications.schedule.js';
import { PushChannel } from './push-channel.js';
import { PushController } from './push.controller.js';
import { PushReceipts } from './push-receipts.js';
import { PushSettingsReadModel } from './push-settings.read-model.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';
import { ShortAddressController } from './short-address.controller.js';
import { ShortAddressReadModel } from './short-address.read-model.js';
import { ReceiveSmsReport } from './receive-sms-report.use-case.js';
import { SmsReportController } from './sms-report.controller.js';
import { SmsChannel } from './sms-channel.js';
import { SmsTemplates } from './sms-templates.js';
import { SubscribeToPush } from './subscribe-to-push.use-case.js';
import { UnsubscribeFromPush } from './unsubscribe-from-push.use-case.js';
import { NotificationsPersonalData } from './notifications-personal-data.js';
import { WhatsAppChoiceEntity } from './entities/whatsapp-choice.entity.js';
import { PracticeWhatsAppController } from './whatsapp/practice-whatsapp.controller.js';
import { WhatsAppController } from './whatsapp/whatsapp.controller.js';
import { WHATSAPP_PROVIDERS } from './whatsapp/whatsapp.providers.js';

/** Notifications and their channels: the bell and its list, devices, text messages, mails. */
@Module({
  imports: [
    DiscoveryModule,
    UsersModule,
    TypeOrmModule.forFeature([
      NotificationEntity,
      MessageDeliveryEntity,
      MessageDecisionEntity,
      PushSubscriptionEntity,
      WhatsAppChoiceEntity,
    ]),
  ],
  controllers: [
    NotificationController,
    PushController,
    ShortAddressController,
    SmsReportController,
    WhatsAppController,
    PracticeWhatsAppController,
  ],
  providers: [
    NotificationRepository,
    NotificationsPersonalData,
    NotificationListReadModel,
    NotificationPrefetch,
    ShortAddressReadModel,
    MessageDeliveryRepository,
    EmailChannel,
    SmsChannel,
    SmsTemplates,
    PushChannel,
    PushReceipts,
    PushSettingsReadModel,
    PushSubscriptionRepository,
    SubscribeToPush,
    UnsubscribeFromPush,
    ConfirmPush,
    ...WHATSAPP_PROVIDERS,
    DeliveryReportRepository,
    DeliveryReports,
    DeliveryChain,
    DeliveryCheck,
    DeliveryBatches,
    ReceiveSmsReport,
    ConfirmTextAnswer,
    MessageChannels,
    MessageComposers,
    Messenger,
    DirectMessages,
    DeliverMessageUseCase,
    MarkNotificationRead,
    MarkAllNotificationsRead,
    NotificationsSchedule,
  ],
  exports: [Messenger, DirectMessages],
})
export class NotificationsModule {}
