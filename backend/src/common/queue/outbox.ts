import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { prepared } from '../database/prepared-statements.js';
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
    await this.addAll(tx, task, [payload], dueAt);
  }

  /** Adds a task for each payload to `tx`, in one statement; with `dueAt` they start no sooner than then. */
  async addAll<Name extends TaskName>(
    tx: EntityManager,
    task: TaskDefinition<Name>,
    payloads: readonly TaskPayloads[Name][],
    dueAt?: Date,
  ): Promise<void> {
    if (payloads.length === 0) return;
    await tx.query(
      prepared(`INSERT INTO outbox (task, queue, payload, next_relay_at)
       SELECT $1, $2, payload, COALESCE($4::timestamptz, now()) FROM jsonb_array_elements($3::jsonb) AS payload`),
      [task.name, task.queue, JSON.stringify(payloads), dueAt ?? null],
    );
  }

  /** Deletes the tasks of an account, except those named `except`. Tasks name their account as `userId` in the payload. */
  async deleteTasksOfUser(tx: EntityManager, userId: string, except: TaskName): Promise<void> {
    await tx.query(`DELETE FROM outbox WHERE payload ->> 'userId' = $1 AND task <> $2`, [userId, except]);
  }
}
