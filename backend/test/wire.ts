import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A connection through the wire. */
interface Link {
  near: Socket;
  far: Socket;
  /** The next answer is lost, and the connection with it. */
  losesAnswer: boolean;
}

/** A way to a server that can be cut, frozen, slowed down and mended. */
export class Wire {
  private readonly links = new Set<Link>();
  private readonly silent = new Set<Socket>();
  private state: 'open' | 'cut' | 'frozen' = 'open';
  private delayMs = 0;
  private lostAnswerTo: string | undefined;
  private readonly server: Server;

  constructor(target: URL) {
    this.server = createServer((near) => {
      if (this.state === 'cut') return void near.destroy();
      if (this.state === 'frozen') return this.silence(near);
      const far = connect(Number(target.port), target.hostname);
      const link: Link = { near, far, losesAnswer: false };
      this.links.add(link);
      for (const socket of [near, far]) {
        socket.setNoDelay(true);
        socket.on('error', () => this.drop(link)).on('close', () => this.drop(link));
      }
      near.on('data', (chunk) => this.ask(link, chunk));
      far.on('data', (chunk) => this.answer(link, chunk));
    });
  }

  /** Connections that are open. */
  get open(): number {
    return this.links.size;
  }

  /** Opens the proxy; returns `target` with the address of the proxy. */
  async url(target: URL): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return Object.assign(new URL(target), { host: `127.0.0.1:${(this.server.address() as AddressInfo).port}` }).href;
  }

  /** Resets every connection, including new ones. */
  cut(): void {
    this.state = 'cut';
    for (const link of this.links) this.drop(link);
    for (const socket of this.silent) socket.destroy();
  }

  /** Simulates a server that vanished: old and new connections stay open without any response. */
  freeze(): void {
    this.state = 'frozen';
    for (const link of this.links) {
      this.links.delete(link);
      link.far.destroy();
      this.silence(link.near);
    }
  }

  /** Delays all traffic in both directions by this many milliseconds. */
  slowDown(milliseconds: number): void {
    this.delayMs = milliseconds;
  }

  /** Forwards the next message that contains `text`, and resets its connection instead of forwarding the response. */
  loseAnswerTo(text: string): void {
    this.lostAnswerTo = text;
  }

  /** Forwards new connections again, at full speed. */
  mend(): void {
    this.state = 'open';
    this.delayMs = 0;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private drop(link: Link): void {
    if (!this.links.delete(link)) return;
    link.near.destroy();
    link.far.destroy();
  }

  private silence(near: Socket): void {
    this.silent.add(near);
    near.removeAllListeners();
    near.on('error', () => undefined).on('close', () => this.silent.delete(near));
    near.resume();
  }

  private ask(link: Link, chunk: Buffer): void {
    if (this.lostAnswerTo !== undefined && chunk.includes(this.lostAnswerTo)) {
      this.lostAnswerTo = undefined;
      link.losesAnswer = true;
    }
    this.pass(link.near, link.far, chunk);
  }

  private answer(link: Link, chunk: Buffer): void {
    if (link.losesAnswer) this.drop(link);
    else this.pass(link.far, link.near, chunk);
  }

  private pass(from: Socket, to: Socket, chunk: Buffer): void {
    if (this.delayMs === 0) {
      to.write(chunk);
      return;
    }
    from.pause(); // later data must not overtake it
    setTimeout(() => {
      if (to.writable) to.write(chunk);
      from.resume();
    }, this.delayMs);
  }
}
