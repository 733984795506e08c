import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { EventStream } from './event-stream.js';

const OWNER = { userId: 'u', sessionId: 's' };
const POSITION = { xid: '7', at: '9' };
const servers: Server[] = [];

/** Returns a stream and the browser's end of it. */
async function connected(): Promise<{ stream: EventStream; response: Response; answer: Promise<IncomingMessage> }> {
  const app = express();
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const arrived = new Promise<Response>((resolve) => app.get('/', (_request, response) => resolve(response)));
  const answer = new Promise<IncomingMessage>((resolve, reject) =>
    get({ port: (server.address() as AddressInfo).port, agent: false }, resolve).on('error', reject),
  );
  answer.catch(() => undefined);
  const response = await arrived;
  return { stream: new EventStream(OWNER, response), response, answer };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk as string;
  return text;
}

describe('a stream of events', () => {
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  it('buffers changes until the stream is opened, and sends each change once', async () => {
    const { stream, answer } = await connected();
    stream.send([{ topic: 'jobs', subject: 'a' }, { topic: 'messages' }], POSITION);
    stream.open([{ topic: 'jobs', subject: 'a' }, { topic: 'user' }], POSITION, false);
    stream.sendHeartbeat(POSITION);
    stream.end(1000);
    const text = await textOf(await answer);
    expect(text.replace(/^retry: \d+\n\n/, '')).toBe(
      'event: change\nid: 7-9\ndata: [{"topic":"jobs","subject":"a"},{"topic":"user"},{"topic":"messages"}]\n\n' +
        ': alive\nevent: beat\nid: 7-9\ndata: {}\n\nretry: 1000\n\n',
    );
  });

  it('closes the stream of a slow reader long before the memory is full', async () => {
    const { stream, response, answer } = await connected();
    stream.open([], POSITION, false);
    (await answer).pause();
    const subject = 'x'.repeat(32 * 1024);
    let sent = 0;
    while (!response.destroyed && sent < 4000) {
      stream.send([{ topic: 'jobs', subject }], POSITION);
      expect(response.writableLength).toBeLessThan(128 * 1024);
      if (++sent % 8 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(response.destroyed).toBe(true);
    stream.send([{ topic: 'jobs' }], POSITION);
    stream.endSession();
  });

  it('drops the connection when it ends before it was opened', async () => {
    const { stream, answer } = await connected();
    stream.end();
    await expect(answer).rejects.toThrow();
    stream.open([], POSITION, false);
  });
});
