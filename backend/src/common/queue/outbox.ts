import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { prepared } from '../database/prepared-statements.js';
import { currentTraceparent } from '../observability/tracing.js';
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
    await this.addNamed(
      tx,
      task,
      payloads.map((payload) => ({ id: randomUUID(), payload })),
      dueAt,
    );
  }

  /** Adds tasks with these ids, under which `advance` finds them. */
  async addNamed<Name extends TaskName>(
    tx: EntityManager,
    task: TaskDefinition<Name>,
    tasks: readonly { id: string; payload: TaskPayloads[Name] }[],
    dueAt?: Date,
  ): Promise<void> {
    if (tasks.length === 0) return;
    await tx.query(
      prepared(`INSERT INTO outbox (id, task, queue, payload, next_relay_at, traceparent)
       SELECT added.id, $1, $2, added.payload, COALESCE($4::timestamptz, now()), $5
       FROM jsonb_to_recordset($3::jsonb) AS added (id uuid, payload jsonb)`),
      [task.name, task.queue, JSON.stringify(tasks), dueAt ?? null, currentTraceparent()],
    );
  }

  /** Makes waiting tasks due now. A task that is running or done is unchanged. */
  async advance(tx: EntityManager, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.query(
      `UPDATE outbox SET next_relay_at = clock_timestamp()
       WHERE id = ANY($1::uuid[]) AND done_at IS NULL AND next_relay_at > clock_timestamp()
         AND (lease_until IS NULL OR lease_until < clock_timestamp())`,
      [ids],
    );
  }

  /** Deletes the tasks of an account, except those named `except`. Tasks name their account as `userId` in the payload. */
  async deleteTasksOfUser(tx: EntityManager, userId: string, except: TaskName): Promise<void> {
    await tx.query(`DELETE FROM outbox WHERE payload ->> 'userId' = $1 AND task <> $2`, [userId, except]);
  }
}
