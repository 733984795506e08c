import { join, resolve } from 'node:path';
import { UserError } from './user-error.js';
import { ROOT } from './workspace.js';

/** The part of the server that a process runs. */
export type Role = 'all' | 'api' | 'worker';

/** Settings that the launcher itself reads from the environment; all others are for the server. */
export interface Settings {
  port: number;
  host: string;
  publicUrl: string;
  role: Role;
  /** Absolute. */
  dataDir: string;
  /** Folder of uploaded files; those of a region have a folder of their own. Absolute. */
  filesDir: string;
  /** Bucket of uploaded files; null if they are in `filesDir`. */
  bucket: string | null;
  /** Unset: the embedded database. */
  databaseUrl: string | null;
  /**
   * Milliseconds for which the server still accepts calls after it is asked to end; 0 by default, since it runs alone.
   */
  readinessDrainMs: number;
  /** Milliseconds for the server to finish running calls and tasks. */
  shutdownGraceMs: number;
}

const ROLES: readonly string[] = ['all', 'api', 'worker'];
const SHUTDOWN_GRACE_MS = 1_800;
/** Time that a server that ends at its deadline needs in addition, and time that the database needs after it. */
const SERVER_MARGIN_MS = 200;
const DATABASE_MS = 850;

/** Reads the environment; throws UserError. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = Number(environment['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`PORT=${environment['PORT']} is no port number: choose one between 1024 and 65535.`);
  }
  const role = environment['ROLE'] || 'all';
  if (!ROLES.includes(role)) throw new UserError(`ROLE=${role} is unknown: use ${ROLES.join(', ')}.`);
  const databaseUrl = environment['DATABASE_URL'] || null;
  if (databaseUrl && !(URL.canParse(databaseUrl) && /^postgres(?:ql)?:/.test(databaseUrl))) {
    throw new UserError('DATABASE_URL is no address of a database: write postgres://user:password@host:5432/database.');
  }
  const dataDir = environment['DATA_DIR'] ? resolve(environment['DATA_DIR']) : join(ROOT, '.data');
  return {
    port,
    host: environment['HOST'] || '127.0.0.1',
    publicUrl: environment['PUBLIC_URL'] || `http://localhost:${port}`,
    role: role as Role,
    dataDir,
    filesDir: join(dataDir, 'files', environment['REGION_ID'] ?? ''),
    bucket: environment['S3_BUCKET'] || null,
    databaseUrl,
    readinessDrainMs: Number(environment['READINESS_DRAIN_MS']) || 0,
    shutdownGraceMs: Number(environment['SHUTDOWN_GRACE_MS']) || SHUTDOWN_GRACE_MS,
  };
}

/** Returns the total milliseconds for ending everything; under three seconds unless the server has a longer limit. */
export const endWithinMs = ({ readinessDrainMs, shutdownGraceMs }: Settings): number =>
  readinessDrainMs + shutdownGraceMs + SERVER_MARGIN_MS + DATABASE_MS;

/** Returns the milliseconds for ending a server, of the remaining `leftMs` in total. */
export const serverStopMs = ({ readinessDrainMs, shutdownGraceMs }: Settings, leftMs: number): number =>
  Math.max(0, Math.min(readinessDrainMs + shutdownGraceMs + SERVER_MARGIN_MS, leftMs - DATABASE_MS));

/** Returns the folder of the embedded database in a data directory. */
export function databaseDirectory(dataDir: string): string {
  return join(dataDir, 'db');
}

/** Returns the environment of a server process. */
export function serverEnvironment(
  settings: Settings,
  { url, embedded }: { url: string; embedded: boolean },
): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATA_DIR: settings.dataDir,
    HOST: settings.host,
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    ROLE: settings.role,
    READINESS_DRAIN_MS: String(settings.readinessDrainMs),
    SHUTDOWN_GRACE_MS: String(settings.shutdownGraceMs),
    ...(embedded ? { NUKKAD_DEMO: process.env['NUKKAD_DEMO'] ?? '1' } : {}),
  };
}
