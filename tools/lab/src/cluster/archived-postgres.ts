import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asPostgres, findPostgresPrograms } from '@nukkad/tools/native-engines/native-cluster';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import { UserError } from '@nukkad/tools/start/user-error';
import { query } from './replicated-postgres.js';

/** Returns the settings of a server that copies each completed file of its log to the folder `archive`, never over another file. */
export const archiveSettings = (archive: string): string[] => [
  'archive_mode = on',
  `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  'archive_timeout = 60',
];

/** Returns the settings of a server that replays its log until `time` (a literal of timestamptz), and then accepts writes. */
export const recoverySettings = (archive: string, time: string): string[] => [
  `restore_command = 'cp ${archive}/%f %p'`,
  `recovery_target_time = '${time}'`,
  `recovery_target_action = 'promote'`,
];

/** A PostgreSQL server that archives its log, with one base backup, as `docs/operations.md` describes it. */
export class ArchivedPostgres {
  private readonly running = new Set<string>();

  private constructor(
    private readonly bin: string,
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** Creates a server that copies each completed file of its log to an archive. Rejects with UserError. */
  static async start(): Promise<ArchivedPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'nukkad-archived-'));
    chmodSync(folder, 0o755);
    const server = new ArchivedPostgres(findPostgresPrograms(), folder, await freePort());
    for (const name of ['primary', 'base', 'wal']) server.createFolder(name);
    server.run(`${server.bin}/initdb -D ${folder}/primary -A trust -E UTF8 --locale=C.UTF-8`);
    server.configure('primary', archiveSettings(`${folder}/wal`));
    server.startServer('primary', server.port);
    return server;
  }

  /** Copies all files of the server while it runs. */
  createBaseBackup(): void {
    this.run(
      `${this.bin}/pg_basebackup -h 127.0.0.1 -p ${this.port} -U postgres -D ${this.folder}/base -X none -c fast`,
    );
  }

  /** Ends the current file of the log; resolves when it is in the archive. */
  async archiveLog(): Promise<void> {
    const [row] = await query<{ file: string }>(this.url(), 'SELECT pg_walfile_name(pg_switch_wal()) AS file');
    while (!readdirSync(join(this.folder, 'wal')).includes(row?.file ?? '')) {
      await query(this.url(), 'SELECT pg_sleep(0.05)');
    }
  }

  /** Destroys the server with its files: only the base backup and the archive remain. */
  destroyPrimary(): void {
    this.stopServer('primary');
    rmSync(join(this.folder, 'primary'), { recursive: true });
  }

  /** Restores the state of `time` (a literal of timestamptz) as a new server; returns its address. */
  async recover(time: string): Promise<string> {
    this.createFolder('recovered');
    this.run(`cp -a ${this.folder}/base/. ${this.folder}/recovered/`);
    this.configure('recovered', [...recoverySettings(`${this.folder}/wal`, time), 'archive_mode = off']);
    writeFileSync(join(this.folder, 'recovered', 'recovery.signal'), '');
    const port = await freePort();
    this.startServer('recovered', port);
    const url = this.url(port);
    while ((await query(url, 'SELECT WHERE pg_is_in_recovery()')).length > 0) await query(url, 'SELECT pg_sleep(0.05)');
    return url;
  }

  url(port = this.port): string {
    return `postgres://postgres@127.0.0.1:${port}/postgres`;
  }

  /** Ends all servers, and removes their files. */
  remove(): void {
    for (const name of this.running) this.stopServer(name);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private createFolder(name: string): void {
    const path = join(this.folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (process.getuid?.() === 0) spawnSync('chown', ['postgres', path]);
  }

  private configure(name: string, settings: readonly string[]): void {
    appendFileSync(join(this.folder, name, 'postgresql.conf'), `${settings.join('\n')}\n`);
  }

  private startServer(name: string, port: number): void {
    const data = join(this.folder, name);
    this.running.add(name);
    this.run(`${this.bin}/pg_ctl -D ${data} -l ${data}/log -w -t 300 -o "-p ${port} -k ${data} -h 127.0.0.1" start`);
  }

  private stopServer(name: string): void {
    asPostgres(`${this.bin}/pg_ctl -D ${join(this.folder, name)} -m immediate -w stop`);
    this.running.delete(name);
  }

  private run(command: string): void {
    const { status, stderr } = asPostgres(command);
    if (status !== 0) throw new UserError(`PostgreSQL could not be archived or restored: ${stderr.trim()}`);
  }
}
