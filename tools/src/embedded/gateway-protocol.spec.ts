import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './supervisor.js';
import { cString, frames, frontend, int32, message, MessageReader, query, readErrorText, sync } from './wire.js';

jest.setTimeout(60_000);

describe('the wire protocol of the embedded database', () => {
  let directory: string;
  let database: EmbeddedDatabase;

  async function ask(url = database.url): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query('select 1 as x');
    await client.end();
    return rows as unknown[];
  }

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'nukkad-wire-'));
    database = await startEmbeddedDatabase({ dataDir: directory, log: () => undefined });
  });

  afterAll(async () => {
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  let socket: Socket;
  let received: Buffer;

  async function open(password = new URL(database.url).password): Promise<void> {
    const url = new URL(database.url);
    socket = connect(Number(url.port), url.hostname);
    received = Buffer.alloc(0);
    socket.on('data', (chunk) => (received = Buffer.concat([received, chunk])));
    const parameters = Buffer.concat([int32(196608), cString('user'), cString('postgres'), Buffer.from([0])]);
    socket.write(Buffer.concat([int32(parameters.length + 4), parameters]));
    socket.write(message(frontend.password, cString(password)));
    while (!/Z$|E$/.test(types())) await sleep(5);
  }

  const types = (): string => [...frames(received)].map(({ type }) => String.fromCharCode(type)).join('');

  /** Sends messages and expects answers of the given types. */
  async function exchange(expected: string, ...messages: Buffer[]): Promise<void> {
    received = Buffer.alloc(0);
    socket.write(Buffer.concat(messages));
    for (let waits = 0; waits < 400 && types().length < expected.length; waits++) await sleep(5);
    expect(types()).toBe(expected);
  }

  const parse = (sql: string): Buffer => message(frontend.parse, cString(''), cString(sql), Buffer.alloc(2));
  const bind = message(frontend.bind, cString(''), cString(''), Buffer.alloc(6));
  const execute = (rows: number): Buffer => message(frontend.execute, cString(''), int32(rows));
  const flush = message(frontend.flush);

  afterEach(() => void socket.destroy());

  it('reads a portal piece by piece between flushes while others wait', async () => {
    await open();
    await exchange('12DDs', parse('select generate_series(1, 5)'), bind, execute(2), flush);
    const waiting = ask();
    await exchange('DDs', execute(2), flush);
    await exchange('DCZ', execute(2), sync);
    expect(await waiting).toEqual([{ x: 1 }]);
  });

  it('cleans up after a client that leaves in the middle of a failed batch', async () => {
    await open();
    await exchange('CZ', query('begin'));
    await exchange('1E', parse('select 1 / 0'), bind, execute(0), flush);
    socket.destroy();
    expect(await ask()).toEqual([{ x: 1 }]);
  });

  it('answers several batches sent at once in their order', async () => {
    await open();
    await exchange('TDCZ12DCZEZ', query('select 1'), parse('select 2'), bind, execute(0), sync, query('selec'));
  });

  it('declines encryption and hangs up on what is no PostgreSQL client', async () => {
    const { port } = new URL(database.url);
    socket = connect(Number(port), '127.0.0.1');
    socket.write(Buffer.concat([int32(8), int32(80877103)]));
    expect(String((await once(socket, 'data'))[0])).toBe('N');
    socket.write('GET / HTTP/1.1\r\n\r\n');
    await once(socket, 'close');
  });

  it('refuses a wrong password and an empty one', async () => {
    for (const password of ['wrong', '']) {
      await open(password);
      const reader = new MessageReader();
      reader.push(received);
      reader.nextMessage();
      const answer = reader.nextMessage() as Buffer;
      expect(readErrorText(answer, { type: 0, start: 0, end: answer.length })).toBe(
        'password authentication failed for user "postgres"',
      );
    }
    await expect(ask(database.url.replace(/:[^:@]+@/, ':wrong@'))).rejects.toMatchObject({ code: '28P01' });
  });
});
