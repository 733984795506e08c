import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationEntity } from './entities/notification.entity.js';
import { MarkAllNotificationsRead } from './mark-all-notifications-read.use-case.js';
import { MarkNotificationRead } from './mark-notification-read.use-case.js';
import { NotificationListReadModel } from './notification-list.read-model.js';
import { NotificationController } from './notification.controller.js';
import { NotificationRepository } from './notification.repository.js';
import { Notifications } from './notifications.js';
import { NotificationsSchedule } from './notifications.schedule.js';
import { UnreadCountReadModel } from './unread-count.read-model.js';
import { NotificationsPersonalData } from './notifications-personal-data.js';

/** What accounts are told: the bell and its list. */
@Module({
  imports: [TypeOrmModule.forFeature([NotificationEntity])],
  controllers: [NotificationController],
  providers: [
    NotificationRepository,
    NotificationsPersonalData,
    NotificationListReadModel,
    UnreadCountReadModel,
    Notifications,
    MarkNotificationRead,
    MarkAllNotificationsRead,
    NotificationsSchedule,
  ],
  exports: [Notifications],
})
export class NotificationsModule {}
