import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxEntity } from './entities/outbox.entity.js';
import type { TaskDefinition, TaskName, TaskPayloads } from './task.js';

/** Writes tasks into the transaction that decides them; the relay hands them to the queue after the commit. */
@Injectable()
export class Outbox {
  /** Adds a task to `tx`; with `dueAt` it starts no sooner than then. */
  async add<Name extends TaskName>(
    tx: EntityManager,
    task: TaskDefinition<Name>,
    payload: TaskPayloads[Name],
    dueAt?: Date,
  ): Promise<void> {
    await tx.insert(OutboxEntity, {
      task: task.name,
      queue: task.queue,
      payload: payload as Record<string, string>,
      ...(dueAt ? { nextRelayAt: dueAt } : {}),
    });
  }
}
