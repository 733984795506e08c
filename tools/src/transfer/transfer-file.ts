import { createReadStream, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { pipeline as pipelineWithCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { UserError } from '../start/user-error.js';
import type { Row, Tally } from './rows.js';

/** First line of a file. */
export interface Header {
  format: 'nukkad-data';
  version: 1;
  migrations: string[];
}

/** One line of a file after the first; rows are plain arrays. */
export type Line =
  | { table: string; columns: string[] }
  | Row
  | { tally: Tally }
  | { sequence: string; value: string | null }
  | { end: true };

/** Writes lines of JSON, gzipped, under a temporary name until it is complete. */
export class TransferWriter {
  private readonly draft: string;
  private readonly gzip = createGzip();
  private readonly done: Promise<void>;

  constructor(private readonly path: string) {
    if (existsSync(path)) throw new UserError(`${path} exists already: choose another name.`);
    this.draft = `${path}.part`;
    // Opened at once: a file opened later could be created after `discard` has checked for it.
    const descriptor = openSync(this.draft, 'w', 0o600);
    this.done = pipeline(this.gzip, createWriteStream(this.draft, { fd: descriptor }));
    // The next write or the close reports the error.
    this.done.catch(() => undefined);
  }

  async write(line: Header | Line): Promise<void> {
    if (this.gzip.write(`${JSON.stringify(line)}\n`)) return;
    await Promise.race([new Promise((resolve) => this.gzip.once('drain', resolve)), this.done]);
  }

  async close(): Promise<void> {
    this.gzip.end();
    await this.done;
    renameSync(this.draft, this.path);
  }

  discard(): void {
    this.gzip.destroy();
    rmSync(this.draft, { force: true });
  }
}

/** Reads the header and then the lines. Throws UserError if the file is not a transfer file or is incomplete. */
export async function openTransferFile(path: string): Promise<{ header: Header; lines: AsyncGenerator<Line> }> {
  const lines = parse(path);
  const first = (await lines.next()).value as unknown as Header | undefined;
  if (first?.format !== 'nukkad-data' || first.version !== 1) {
    throw new UserError(`${path} was not written by db:export.`);
  }
  return { header: first, lines };
}

async function* parse(path: string): AsyncGenerator<Line> {
  if (!existsSync(path)) throw new UserError(`${path} does not exist.`);
  let last: Line | undefined;
  try {
    for await (const text of textLines(path)) {
      last = JSON.parse(text) as Line;
      yield last;
    }
  } catch (error) {
    throw damaged(path, (error as Error).message);
  }
  if (!last || !('end' in last)) throw damaged(path, 'its end is missing');
}

async function* textLines(path: string): AsyncGenerator<string> {
  // Errors of the file are emitted by the last stream, which throws them to the reader.
  const text = pipelineWithCallback(createReadStream(path), createGunzip(), () => undefined);
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function damaged(path: string, reason: string): UserError {
  return new UserError(`${path} is damaged (${reason}): export again.`);
}
