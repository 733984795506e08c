import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventEntity } from './entities/event.entity.js';
import { EventHub } from './event-hub.js';
import { EventListener } from './event-listener.js';
import { EventLog } from './event-log.js';
import { EventsController } from './events.controller.js';
import { Events } from './events.js';

/** Events of accounts: written in transactions, sent to open pages. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([EventEntity])],
  controllers: [EventsController],
  providers: [Events, EventLog, EventListener, EventHub],
  exports: [Events],
})
export class EventsModule {}
