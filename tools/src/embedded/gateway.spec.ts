import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { type Engine, Gateway } from './gateway.js';
import { backend, cString, frames, frontend, message, readCString } from './wire.js';

const IDLE_IN_TRANSACTION_MS = 400;

/** Records each statement, answers it without rows, and tracks whether a transaction is open. */
class FakeEngine implements Engine {
  readonly statements: string[] = [];
  private status = 'I';

  execute(messages: Buffer): Promise<Buffer> {
    const answers: Buffer[] = [];
    for (const { type, start } of frames(messages)) {
      if (type !== frontend.query && type !== frontend.sync) continue;
      if (type === frontend.query) answers.push(this.answer(readCString(messages, start + 5)));
      answers.push(message(backend.readyForQuery, Buffer.from(this.status)));
    }
    return Promise.resolve(Buffer.concat(answers));
  }

  private answer(sql: string): Buffer {
    this.statements.push(sql);
    if (sql === 'begin') this.status = 'T';
    if (sql === 'commit' || sql === 'rollback') this.status = 'I';
    return message(backend.commandComplete, cString(sql.toUpperCase()));
  }
}

describe('a transaction that rests', () => {
  let engine: FakeEngine;
  let gateway: Gateway;
  let port: number;
  let log: string[];
  let clients: pg.Client[];

  async function connect(application_name: string): Promise<pg.Client> {
    const config = { host: '127.0.0.1', port, user: 'postgres', password: 'secret', application_name };
    const client = new pg.Client(config);
    client.on('error', () => undefined);
    await client.connect();
    clients.push(client);
    return client;
  }

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance'] });
    [log, clients, engine] = [[], [], new FakeEngine()];
    gateway = new Gateway({
      password: 'secret',
      idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
      log: (line) => log.push(line),
      onEngineDeath: (reason) => log.push(reason),
    });
    port = await gateway.listen(0);
    await gateway.open(engine);
  });

  afterEach(async () => {
    jest.useRealTimers();
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
    await gateway.close();
  });

  it('rolls back an idle transaction after the timeout if other clients wait', async () => {
    const [forgetful, other] = [await connect('forgetful'), await connect('other')];
    const failure = new Promise((resolve) => forgetful.once('error', resolve));
    await forgetful.query('begin');
    const answered = other.query('select 1');
    while (jest.getTimerCount() === 0) await new Promise(setImmediate);
    jest.advanceTimersByTime(IDLE_IN_TRANSACTION_MS - 1);
    await new Promise(setImmediate);
    expect(log).toEqual([]);
    expect(engine.statements.at(-1)).toBe('begin');
    jest.advanceTimersByTime(1);
    expect(await failure).toMatchObject({ code: '25P03' });
    await answered;
    expect(engine.statements.slice(-3).filter((sql) => !sql.startsWith('reset'))).toEqual(['rollback', 'select 1']);
    expect(log).toEqual([
      expect.stringMatching(/^connection \d+ \(forgetful\) left a transaction open for 0\.4 s .* 1 others waited/),
    ]);
  });

  it('leaves an idle transaction open as long as no client waits', async () => {
    const client = await connect('alone');
    await client.query('begin');
    jest.advanceTimersByTime(100 * IDLE_IN_TRANSACTION_MS);
    await client.query('commit');
    expect(engine.statements.slice(-2)).toEqual(['begin', 'commit']);
    expect(log).toEqual([]);
  });

  it('restarts the timeout of a transaction after each statement', async () => {
    const [one, other] = [await connect('one'), await connect('other')];
    await one.query('begin');
    const answered = other.query('select 1');
    for (const statement of ['select 2', 'select 3', 'commit']) {
      while (jest.getTimerCount() === 0) await new Promise(setImmediate);
      jest.advanceTimersByTime(IDLE_IN_TRANSACTION_MS - 1);
      await one.query(statement);
    }
    await answered;
    expect(log).toEqual([]);
  });
});
