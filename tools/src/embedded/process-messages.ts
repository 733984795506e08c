/** Message from the supervisor to its database process, sent once. */
export interface OpenRequest {
  type: 'open';
  /** Absolute path of the folder with the lock and the cluster. */
  dataDir: string;
  /** A closed cluster to copy if the data directory has none. */
  cluster: string;
  postgisBundle: string;
  password: string;
  /** The port of the process this one replaces, or null for any free one. */
  port: number | null;
  idleInTransactionMs: number;
  /** Free bytes on the disk below which writes are refused. */
  leastFreeBytes: number;
  /** Whether the running statement is recorded in a file of the data directory. */
  recordsStatements: boolean;
}

/** Message from the database process to its supervisor. */
export type DatabaseProcessMessage =
  | { type: 'ready'; port: number }
  /** Starting again will not help; the text is one sentence for the user. */
  | { type: 'refused'; reason: string }
  | { type: 'log'; line: string }
  /** The process is not stuck in one statement. */
  | { type: 'beat' };

/** Milliseconds between two beats. */
export const BEAT_MS = 1_000;
