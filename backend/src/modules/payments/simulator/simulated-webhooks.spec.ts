import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Simulation, startSimulation } from '../tests/simulation.js';
import { PRACTICE_EFFECTS } from './practice-events.js';
import type { DeliveryFault } from './simulated-state.js';
import { DAY_SECONDS, emitEvent, HOUR_SECONDS, sign } from './simulated-world.js';

interface Received {
  name: string;
  id: string;
  /** The secret that signed it. */
  signedBy: string | null;
}

describe('events of the simulated provider', () => {
  let receiver: Server;
  let simulation: Simulation;
  let received: Received[];
  let status: number;
  beforeEach(async () => {
    [received, status] = [[], 200];
    const secrets = (): string[] => [simulation.state.secret, simulation.state.secretBefore ?? ''];
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        const signature = String(request.headers['x-razorpay-signature']);
        received.push({
          name: (JSON.parse(body) as { event: string }).event,
          id: String(request.headers['x-razorpay-event-id']),
          signedBy: secrets().find((secret) => sign(body, secret) === signature) ?? null,
        });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', () => resolve()));
    simulation = await startSimulation(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`);
  });
  afterEach(async () => {
    await simulation.close();
    await new Promise((resolve) => receiver.close(resolve));
  });

  const emit = (...names: string[]): Promise<void> =>
    simulation.server.act((world) => {
      for (const name of names) emitEvent(world, name, 'payment', { id: 'pay_1' });
    });
  const deliverBy = (delivery: DeliveryFault): void => {
    simulation.state.delivery = delivery;
  };
  const pass = async (seconds: number): Promise<void> => {
    await simulation.server.act(({ state }) => {
      state.offset += seconds;
    });
    await simulation.server.deliverEvents();
  };
  const names = (): string[] => received.map(({ name }) => name);

  it.each([
    ['normal', ['failed', 'captured'], 2],
    ['dup', ['captured', 'captured', 'failed', 'failed'], 2],
    ['lost', [], 0],
  ] as const)('delivered by %s arrive as %j, with %d ids', async (delivery, arrived, ids) => {
    deliverBy(delivery);
    await emit('failed', 'captured');
    expect(names().sort()).toEqual([...arrived].sort());
    expect(new Set(received.map(({ id }) => id)).size).toBe(ids);
  });

  it('arrive twenty times with one id when they are delivered in a burst', async () => {
    deliverBy('burst');
    await emit('captured');
    expect(received).toHaveLength(20);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  });

  it('arrive in another order when they are reordered', async () => {
    deliverBy('reorder');
    await emit('failed', 'captured');
    expect(names()).toEqual(['captured']);
    await pass(2);
    expect(names()).toEqual(['captured', 'failed']);
  });

  it('are retried with growing pauses, and with the signature of the secret at the first attempt', async () => {
    status = 500;
    await emit('captured');
    const before = simulation.state.secret;
    await simulation.server.act((world) => PRACTICE_EFFECTS.secretChanged(world, ''));
    await pass(4);
    expect(received).toHaveLength(1);
    await pass(1);
    expect(received).toHaveLength(2);
    status = 200;
    await pass(60);
    await pass(HOUR_SECONDS);
    expect(received.map(({ signedBy }) => signedBy)).toEqual([before, before, before]);
    await emit('refunded');
    expect(received.at(-1)).toMatchObject({ name: 'refunded', signedBy: simulation.state.secret });
  });

  it('end after a day without an answer, until they are switched on again', async () => {
    status = 500;
    await emit('captured', 'failed');
    for (let hours = 0; hours < 24; hours += 6) await pass(6 * HOUR_SECONDS);
    const tries = received.length;
    status = 200;
    await pass(DAY_SECONDS);
    await emit('refunded');
    expect([simulation.state.webhooksOff, received.length]).toEqual([true, tries]);
    await simulation.server.act((world) => PRACTICE_EFFECTS.eventsSent(world, ''));
    await emit('settled');
    expect(names().slice(tries)).toEqual(['settled']);
  });
});
