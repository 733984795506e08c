import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can be cut and mended. */
export class Wire {
  private readonly sockets = new Set<Socket>();
  private broken = false;
  private readonly server: Server;

  constructor(target: URL) {
    this.server = createServer((near) => {
      if (this.broken) return void near.destroy();
      const far = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('error', () => to.destroy()).on('close', () => to.destroy());
        from.pipe(to);
      }
    });
  }

  /** Opens the way; returns `target` as it is reached through it. */
  async url(target: URL): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return Object.assign(new URL(target), { host: `127.0.0.1:${(this.server.address() as AddressInfo).port}` }).href;
  }

  cut(): void {
    this.broken = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.broken = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
