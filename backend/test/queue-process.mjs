// A process with the outbox, its relay and a task runner, and nothing else of the product, for tests of how tasks
// survive the processes that run them. With `all` it works until it is ended. With `dying` it plays processes that die
// before each of their commands, and reports them to its parent.
import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { connectionOptions } from '../dist/common/database/connection-options.js';
import { StoredResults } from '../dist/common/database/stored-results.js';
import { Transactions } from '../dist/common/database/transactions.js';
import { AppLogger } from '../dist/common/observability/app-logger.js';
import { OutboxEntity } from '../dist/common/queue/entities/outbox.entity.js';
import { OutboxRelay } from '../dist/common/queue/outbox-relay.js';
import { OutboxSignal } from '../dist/common/database/outbox-signal.js';
import { Outbox } from '../dist/common/queue/outbox.js';
import { TaskQueue } from '../dist/common/queue/task-queue.js';
import { HandlesTask, TaskRunner } from '../dist/common/queue/task-runner.js';
import { defineTask } from '../dist/common/queue/task.js';
import { ConfigModule } from '../dist/config/config.module.js';
import { readConfig } from '../dist/config/environment.js';
import { DyingProcess } from './dying-processes.mjs';

const config = readConfig(process.env);
const TASK = defineTask('test.two-messages');

/** Writes two messages in one transaction, each once per task, so that a reader sees both or none. */
class TwoMessages {
  constructor(transactions) {
    this.transactions = transactions;
  }

  execute({ marker }, { taskId }) {
    return this.transactions.run(async (tx) => {
      for (const key of [`${taskId}-1`, `${taskId}-2`]) {
        await tx.query(
          `INSERT INTO outbox_messages (key, channel, recipient, subject, text) VALUES ($1, 'email', $2, '', '')
           ON CONFLICT DO NOTHING`,
          [key, marker],
        );
      }
    });
  }
}
Injectable()(TwoMessages);
HandlesTask(TASK.name)(TwoMessages);
Reflect.defineMetadata('design:paramtypes', [Transactions], TwoMessages);

/** Starts an application of these parts and their dependencies. */
function start(...parts) {
  const module = {
    module: class {},
    imports: [
      { ...ConfigModule.with(config) },
      TypeOrmModule.forRoot({ ...connectionOptions(config), entities: [OutboxEntity], retryAttempts: 0 }),
      DiscoveryModule,
    ],
    providers: [
      ...[AppLogger, Transactions, Outbox, OutboxSignal, TaskQueue, TwoMessages, ...parts],
      // no write of these processes has a key
      { provide: StoredResults, useValue: null },
    ],
  };
  return NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
}

/** Decides a task; its marker counts as promised to the caller from the commit on. */
async function decide(app, { tried, promised }) {
  const marker = randomUUID();
  tried.push(marker);
  await app.get(Transactions).run((tx) => app.get(Outbox).add(tx, TASK, { marker }));
  promised.push(marker);
  return marker;
}

/**
 * Runs `work` in processes of these `parts`, each after `prepare`. The first dies before its first command, the second
 * before its second, and so on until one survives. Returns the commands before which they died.
 */
async function dieEverywhere(parts, prepare, work) {
  const points = [];
  for (let dies = 1; ; dies++) {
    const dying = new DyingProcess(dies);
    const prepared = await prepare();
    const live = async () => {
      const app = await dying.run(() => start(...parts));
      await work(app, dying, prepared);
      await dying.run(() => app.close());
      return true;
    };
    if (await Promise.race([live(), dying.died])) return points;
    points.push(dying.diedBefore);
  }
}

/** Plays the processes; reports before which commands they died, and which tasks were decided and promised. */
async function playDyingProcesses() {
  const tasks = { tried: [], promised: [] };
  const outside = await start();
  const rowIs = async (condition, marker) => {
    const sql = `SELECT 1 FROM outbox WHERE payload ->> 'marker' = $1 AND ${condition}`;
    return (await outside.get(DataSource).query(sql, [marker])).length > 0;
  };
  const until = async (condition, marker, isOver = () => false) => {
    while (!isOver() && !(await rowIs(condition, marker))) await sleep(5);
  };

  const relaying = await start(OutboxRelay);
  const workers = await dieEverywhere(
    [TaskRunner],
    async () => {
      const marker = await decide(relaying, tasks);
      await until('relays > 0', marker);
      return marker;
    },
    (_app, dying, marker) => until('done_at IS NOT NULL', marker, () => dying.diedBefore !== null),
  );
  await relaying.close();

  const requests = await dieEverywhere(
    [OutboxRelay],
    () => undefined,
    async (app, dying) => {
      const marker = await dying.run(() => decide(app, tasks));
      await until('relays > 0', marker, () => dying.diedBefore !== null);
    },
  );
  return { workers, requests, ...tasks };
}

if (process.argv[2] === 'all') {
  await start(OutboxRelay, TaskRunner);
  process.send({});
} else {
  process.send(await playDyingProcesses());
}
process.on('disconnect', () => process.exit(0));
