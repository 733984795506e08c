import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@nukkad/tools/start/user-error';

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

/** Names of Debian packages that differ from the name of their program. */
const PACKAGES: Readonly<Record<string, string>> = {
  'redis-cli': 'redis-tools',
  'swift-ring-builder': 'swift',
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
};

/** Returns the paths of programs; throws UserError with the command that installs the missing ones. */
export function findPrograms<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const found = names.map((name) => [name, FOLDERS.map((folder) => join(folder, name)).find(existsSync)] as const);
  const missing = found.filter(([, path]) => path === undefined).map(([name]) => name);
  if (missing.length > 0) {
    const packages = missing.map((name) => PACKAGES[name] ?? name);
    throw new UserError(`Not installed: ${missing.join(', ')}. On Debian: apt-get install -y ${packages.join(' ')}`);
  }
  return Object.fromEntries(found) as Record<Name, string>;
}

/** Returns the id of the account of PostgreSQL, for programs that refuse to run as root; undefined without root. */
export function unprivilegedUid(): number | undefined {
  return process.getuid?.() === 0
    ? Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout)
    : undefined;
}

/** A program without a service manager: it is restarted only on request. */
export class BackgroundProgram {
  private child: ChildProcess;

  constructor(
    private readonly path: string,
    private readonly args: readonly string[],
    private readonly uid?: number,
  ) {
    this.child = this.start();
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Ends it without waiting. */
  end(): void {
    this.child.kill('SIGKILL');
  }

  /** Ends it as a crash does. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.end();
    await ended;
  }

  restart(): void {
    this.child = this.start();
  }

  private start(): ChildProcess {
    const child = spawn(this.path, this.args, { stdio: ['ignore', 'ignore', 'inherit'], uid: this.uid });
    child.on('error', () => undefined); // the first connection to it fails
    return child;
  }
}
