import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const NOT_FORWARDED = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

/** A call that passes a gate. */
export interface PassingCall {
  method: string;
  path: string;
}

/** An HTTP address on the loopback interface that forwards calls, and whose targets can become unreachable. */
export class HttpGate {
  /** A closed gate ends connections without a response. */
  isOpen = true;
  /** Runs after the target has executed a call, before the caller receives the response. */
  beforeResponse: (call: PassingCall) => Promise<void> = () => Promise.resolve();
  private turn = 0;

  private constructor(
    private readonly server: Server,
    private targets: readonly string[],
  ) {}

  static async open(targets: readonly string[] = []): Promise<HttpGate> {
    const server = createServer();
    const gate = new HttpGate(server, targets);
    server.on('request', (request, response) => {
      gate.forward(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    return gate;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Calls go to these addresses in turn. */
  forwardTo(targets: readonly string[]): void {
    this.targets = targets;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const target = this.targets[this.turn++ % this.targets.length];
    if (!this.isOpen || target === undefined) return void response.destroy();
    const { method = 'GET', url: path = '/' } = request;
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !NOT_FORWARDED.has(name) ? [[name, value]] : [],
    );
    const answer = await fetch(`${target}${path}`, { method, headers, ...(method === 'GET' ? {} : { body }) });
    const text = await answer.text();
    await this.beforeResponse({ method, path });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(text);
  }
}
