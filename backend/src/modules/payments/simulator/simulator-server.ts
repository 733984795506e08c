import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCall, tickSimulation } from './simulator-routes.js';
import type { SimulatedEvent } from './simulated-state.js';
import { retryEvent, takeDueEvents } from './simulated-webhooks.js';
import type { SimulatedWorld } from './simulated-world.js';
import type { SimulatorStore } from './simulator-store.js';

const LOOPBACK = '127.0.0.1';
/** Milliseconds that the provider waits for the response to an event. */
const EVENT_TIMEOUT_MS = 5000;

export interface SimulatorOptions {
  credentials: { id: string; secret: string };
  /** Destination of events; null while there is no receiver. */
  webhookUrl: string | null;
  /** Milliseconds since 1970; the real clock by default. */
  clock?: () => number;
}

/** The simulated provider with its documented HTTP API, on the loopback interface. */
export class SimulatorServer {
  private readonly server: Server;
  private delivering: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: SimulatorStore,
    private readonly options: SimulatorOptions,
  ) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
  }

  /** Listens on a free port; returns the address of the API. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(0, LOOPBACK, resolve);
    });
    this.server.unref();
    return `http://${LOOPBACK}:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.delivering;
  }

  /** Changes the simulated world for the page or a test, and sends the resulting events. */
  async act<T>(work: (world: SimulatedWorld) => T): Promise<T> {
    const result = await this.store.change((state) => {
      const world = this.worldOf(state);
      tickSimulation(world);
      return work(world);
    });
    await this.deliverEvents();
    return result;
  }

  /** Processes changes due by the clock, and sends the due events; returns their number. */
  async deliverEvents(): Promise<number> {
    const { webhookUrl } = this.options;
    let count = 0;
    const deliver = async (): Promise<void> => {
      if (webhookUrl === null) return;
      const due = await this.store.change((state) => {
        const world = this.worldOf(state);
        tickSimulation(world);
        return takeDueEvents(state, world.now);
      });
      count = due.length;
      const failed = (await Promise.all(due.map((event) => this.isTaken(webhookUrl, event)))).flatMap(
        (isTaken, index) => (isTaken ? [] : [due[index] as SimulatedEvent]),
      );
      if (failed.length === 0) return;
      await this.store.change((state) => {
        for (const event of failed) retryEvent(state, event, this.worldOf(state).now);
      });
    };
    this.delivering = this.delivering.then(deliver, deliver);
    await this.delivering;
    return count;
  }

  private worldOf(state: SimulatedWorld['state']): SimulatedWorld {
    const clock = this.options.clock ?? Date.now;
    return { state, now: Math.floor(clock() / 1000) + state.offset };
  }

  private async isTaken(url: string, event: SimulatedEvent): Promise<boolean> {
    try {
      const { ok } = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Razorpay-Event-Id': event.id,
          'X-Razorpay-Signature': event.signature,
        },
        body: event.body,
        signal: AbortSignal.timeout(EVENT_TIMEOUT_MS),
      });
      return ok;
    } catch {
      return false;
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${LOOPBACK}`);
    const answer = await this.store.change((state) =>
      answerCall(
        this.worldOf(state),
        {
          ...{ method: request.method ?? 'GET', path: pathname, query: searchParams },
          headers: request.headers as Record<string, string | undefined>,
          body: Buffer.concat(chunks).toString('utf8'),
        },
        this.options.credentials,
      ),
    );
    if (answer.isLost) response.destroy();
    else {
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
    }
    this.deliverEvents().catch(() => undefined);
  }
}
