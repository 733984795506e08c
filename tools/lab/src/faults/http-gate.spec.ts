import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HttpGate } from './http-gate.js';

describe('a gate', () => {
  const received: string[] = [];
  const target = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = String(request.headers['x-key']);
      received.push(`${request.method} ${request.url} ${key} ${Buffer.concat(chunks).toString()}`);
      response.writeHead(201).end('{"id":"made"}');
    });
  });
  let gate: HttpGate;
  beforeEach(async () => {
    received.length = 0;
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
    gate = await HttpGate.open([`http://127.0.0.1:${(target.address() as AddressInfo).port}`]);
  });
  afterEach(async () => {
    await gate.close();
    target.closeAllConnections();
    await new Promise((resolve) => target.close(resolve));
  });
  const call = (): Promise<Response> =>
    fetch(`${gate.url}/v1/orders?a=1`, { method: 'POST', headers: { 'X-Key': 'k' }, body: '{"a": 1}' });

  it('forwards a call with its bytes, and its response', async () => {
    const response = await call();
    expect([response.status, await response.text()]).toEqual([201, '{"id":"made"}']);
    expect(received).toEqual(['POST /v1/orders?a=1 k {"a": 1}']);
  });

  it('forwards nothing and responds nothing while it is closed', async () => {
    gate.isOpen = false;
    await expect(call()).rejects.toThrow();
    expect(received).toEqual([]);
  });

  it('notifies of a call after the target has executed it, before the response', async () => {
    const notes: string[] = [];
    gate.beforeResponse = ({ method, path }) => {
      notes.push(`${method} ${path} after ${received.length}`);
      return Promise.resolve();
    };
    await call();
    expect(notes).toEqual(['POST /v1/orders?a=1 after 1']);
  });
});
