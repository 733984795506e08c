import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, type ServerSettings, startServerProcess } from '../bench/server-process.js';

const RESTART_AFTER_MS = 300;

/** A process that is started again whenever it ends, as a service manager does. */
export class SupervisedProcess {
  private current: ServerProcess | null = null;
  private stopping = false;
  private readonly watching: Promise<void>;
  /** Number of restarts. */
  restarts = 0;

  private constructor(
    readonly name: string,
    private readonly settings: ServerSettings & { port: number },
    first: ServerProcess,
  ) {
    this.current = first;
    this.watching = this.watch(first);
  }

  /** Starts it; resolves when it is ready. */
  static async start(name: string, settings: ServerSettings & { port: number }): Promise<SupervisedProcess> {
    return new SupervisedProcess(name, settings, await startServerProcess(settings));
  }

  get port(): number {
    return this.settings.port;
  }

  get isUp(): boolean {
    return this.current !== null;
  }

  /** Sends a signal to the process that runs now, if one does. */
  signal(name: NodeJS.Signals): void {
    this.current?.child.kill(name);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.signal('SIGCONT');
    await this.current?.stop();
    await this.watching;
  }

  private async watch(first: ServerProcess): Promise<void> {
    for (let running: ServerProcess | null = first; running; running = await this.again()) {
      // unexpected errors of the server, with their cause
      running.onLog((line) => {
        if (line.event === 'request.failed') console.log(`${this.name}: ${JSON.stringify(line)}`);
      });
      await running.ended;
      this.current = null;
    }
  }

  /** Retries the start until it runs: its dependencies may be down for a while. */
  private async again(): Promise<ServerProcess | null> {
    while (!this.stopping) {
      await sleep(RESTART_AFTER_MS);
      const started = await startServerProcess({ ...this.settings, quiet: true }).catch(() => null);
      if (!started) continue;
      this.restarts++;
      this.current = started;
      if (this.stopping) await started.stop();
      return started;
    }
    return null;
  }
}
