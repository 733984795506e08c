import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { UserError } from './user-error.js';
import { ROOT } from './workspace.js';

/** A program the launcher runs and ends. */
export interface ChildOptions {
  /** Arguments for Node: flags, script, arguments of the script. */
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
  /** Each line the program prints. */
  onLine?: (line: string) => void;
  /** Each line on its standard error. */
  onErrorLine?: (line: string) => void;
  /** Called for each step that the program reports while it starts. */
  onStep?: (line: string) => void;
  /** For programs that do not check it themselves: ends them at once when the launcher has ended. */
  endsWithLauncher?: boolean;
}

/** The end of a program. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** The sentence on its standard error, without a stack. */
  complaint: string;
}

/** An account to try the product with; all of them have the same password. */
export interface DemoAccount {
  email: string;
  password: string;
}

/** Message of a server when it is ready. */
interface Ready {
  type: 'ready';
  /** Accounts of its demonstration data, where it has such data. */
  demoAccounts?: readonly DemoAccount[];
}

const COMPLAINT_LIMIT = 8_000;

const END_WITH_LAUNCHER = [
  '--import',
  // Polling instead of listening: a listener on the channel would prevent a finished program from ending.
  'data:text/javascript,setInterval(()=>{if(process.connected===false)process.exit(1)},500).unref()',
];

/**
 * A Node program in a separate process group: Ctrl-C in the terminal does not reach it, so that the launcher decides
 * the order in which processes end. The closed channel still shows the program that the launcher has ended.
 */
export class Child {
  readonly ended: Promise<Ending>;
  private readonly process: ChildProcess;
  private errors = '';

  constructor({ args, cwd = ROOT, env = {}, onLine, onErrorLine, onStep, endsWithLauncher = false }: ChildOptions) {
    this.process = spawn(process.execPath, [...(endsWithLauncher ? END_WITH_LAUNCHER : []), ...args], {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.lines(this.process.stdout, (line) => onLine?.(line));
    this.lines(this.process.stderr, (line) => {
      this.errors = `${this.errors}${line}\n`.slice(-COMPLAINT_LIMIT);
      onErrorLine?.(line);
    });
    this.process.on('message', ({ type, line }: { type?: string; line?: string }) => {
      if (type === 'step' && line !== undefined) onStep?.(line);
    });
    this.ended = new Promise((resolve) => {
      this.process.once('error', (error) => resolve({ code: null, signal: null, complaint: error.message }));
      this.process.once('close', (code, signal) => resolve({ code, signal, complaint: complaintIn(this.errors) }));
    });
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  get hasEnded(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** Sends variables of the environment that were not known when the program was started. */
  sendEnvironment(environment: Record<string, string>): void {
    if (this.process.connected) this.process.send({ environment });
  }

  /** Waits for the message that the program is ready, and returns it; rejects with UserError if it ends before. */
  async ready(): Promise<Ready> {
    const ready = new Promise<Ready>((resolve) => {
      this.process.on('message', (message: Ready | { type?: undefined }) => {
        if (message.type === 'ready') resolve(message);
      });
    });
    return Promise.race([
      ready,
      this.ended.then((ending): never => {
        throw userErrorOf(ending);
      }),
    ]);
  }

  /** Waits for a good end; rejects with UserError otherwise. */
  async success(): Promise<void> {
    const ending = await this.ended;
    if (ending.code !== 0) throw userErrorOf(ending);
  }

  /** Asks it to end and, after `graceMs`, ends it and all it started. */
  async stop(graceMs: number): Promise<void> {
    if (this.hasEnded) return;
    const killing = setTimeout(() => this.signalGroup('SIGKILL'), graceMs);
    this.process.kill('SIGTERM');
    await this.ended;
    clearTimeout(killing);
  }

  private signalGroup(signal: NodeJS.Signals): void {
    try {
      process.kill(-this.pid, signal);
    } catch {
      this.process.kill(signal);
    }
  }

  private lines(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
    if (stream) createInterface({ input: stream }).on('line', onLine);
  }
}

function userErrorOf({ code, signal, complaint }: Ending): UserError {
  return new UserError(complaint || `The server ended at once (${signal ?? `exit code ${code}`}): look into its log.`);
}

/** Returns the last message on standard error; of a stack only the line that names the error. */
function complaintIn(errors: string): string {
  const lines = stripVTControlCharacters(errors)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stackAt = lines.findIndex((line) => /^\s+at /.test(line));
  return (stackAt > 0 ? lines[stackAt - 1] : lines.at(-1))?.trim() ?? '';
}
