import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeadLetters } from './dead-letters.js';
import { OutboxEntity } from './entities/outbox.entity.js';
import { OutboxRelay } from './outbox-relay.js';
import { OutboxSignal } from '../database/outbox-signal.js';
import { Outbox } from './outbox.js';
import { TaskQueue } from './task-queue.js';
import { TaskRunner } from './task-runner.js';

/** Outbox, relay and task runner. */
@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([OutboxEntity])],
  providers: [Outbox, OutboxSignal, OutboxRelay, TaskQueue, TaskRunner, DeadLetters],
  exports: [Outbox, OutboxSignal, TaskQueue, DeadLetters],
})
export class QueueModule {}
