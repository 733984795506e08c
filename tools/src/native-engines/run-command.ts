import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { NativeEngines } from './native-engines.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type EndingSignal = (typeof SIGNALS)[number];

/**
 * Runs a command with the variables that name a PostgreSQL and a Redis server made for it, and ends both servers. Resolves to the
 * exit code: that of the command, or 128 and the number of the signal that ended the command or reached this process.
 */
export async function runCommand(command: readonly string[]): Promise<number> {
  const signals = new ReceivedSignals();
  const engines = new NativeEngines();
  let status = 1;
  try {
    const variables = await engines.start(signals.abort);
    if (!signals.first) status = await runToEnd(command, variables, signals);
  } catch (error) {
    if (!signals.first) throw error;
  } finally {
    await engines.stop();
  }
  return signals.first ? exitCodeOf(signals.first) : status;
}

/** The signals that reach this process, which none of them ends any more. */
class ReceivedSignals {
  first: EndingSignal | null = null;
  private readonly aborting = new AbortController();
  private readonly listeners: ((signal: EndingSignal) => void)[] = [];

  constructor() {
    for (const signal of SIGNALS) process.on(signal, () => this.receive(signal));
  }

  get abort(): AbortSignal {
    return this.aborting.signal;
  }

  onReceipt(listener: (signal: EndingSignal) => void): void {
    this.listeners.push(listener);
  }

  private receive(signal: EndingSignal): void {
    this.first ??= signal;
    this.aborting.abort();
    for (const listener of this.listeners) listener(signal);
  }
}

/**
 * Runs the command in a separate process group, so that a signal reaches each of its processes once, however it was
 * sent. The first signal is forwarded; a second one kills the group.
 */
async function runToEnd(
  [program = '', ...args]: readonly string[],
  variables: Record<string, string>,
  signals: ReceivedSignals,
): Promise<number> {
  const child = spawn(program, args, { stdio: 'inherit', detached: true, env: { ...process.env, ...variables } });
  let received = 0;
  signals.onReceipt((signal) => signalGroup(child.pid, received++ === 0 ? signal : 'SIGKILL'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? exitCodeOf(signal as NodeJS.Signals)));
  });
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // the command has just ended
  }
}

/** Returns the exit code by which a shell reports a signal. */
const exitCodeOf = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];
