import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { UsersModule } from '../users/users.public.js';
import { BookingCancellations } from './booking-cancellations.js';
import { Bookings } from './bookings.js';
import { EngagementChanges } from './engagement-changes.js';
import { EngagementReadModel } from './engagement.read-model.js';
import { EngagementRepository } from './engagement.repository.js';
import { EngagementAppealEntity } from './entities/engagement-appeal.entity.js';
import { EngagementEntity } from './entities/engagement.entity.js';
import { PayeeEntity } from './entities/payee.entity.js';
import { RegularsReadModel } from './regulars.read-model.js';

/** Work that workers have accepted: from the booking to the money. */
@Module({
  imports: [
    DiscoveryModule,
    UsersModule,
    NotificationsModule,
    TypeOrmModule.forFeature([EngagementEntity, EngagementAppealEntity, PayeeEntity]),
  ],
  providers: [
    EngagementRepository,
    EngagementReadModel,
    EngagementChanges,
    Bookings,
    BookingCancellations,
    RegularsReadModel,
  ],
  exports: [Bookings, RegularsReadModel],
})
export class EngagementsModule {}
