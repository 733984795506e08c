import { openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './gateway.js';
import { frames, frontend, readCString } from './wire.js';

const LENGTH_BYTES = 4;
const LONGEST_BYTES = 4_096;
const NONE = Buffer.alloc(LENGTH_BYTES);

const filePath = (dataDir: string): string => join(dataDir, 'running-statement');

/**
 * Wraps an engine so that it records the running statement in a file of the data directory that another process can
 * read meanwhile: a process inside a statement does not respond. The file contains the text of statements (a prepared
 * one by its name), never the values of their parameters.
 */
export function recordStatements(engine: Engine, dataDir: string): Engine {
  const file = openSync(filePath(dataDir), 'w', 0o600);
  const write = (bytes: Buffer): void => {
    try {
      writeSync(file, bytes, 0, bytes.length, 0);
    } catch {
      // a full disk does not stop statements
    }
  };
  return {
    execute: (messages) => {
      write(record(statementTexts(messages)));
      return engine.execute(messages).finally(() => write(NONE));
    },
  };
}

/** Removes the file; must be called before the lock of the data directory is released. */
export function removeRunningStatement(dataDir: string): void {
  rmSync(filePath(dataDir), { force: true });
}

/** Returns the statement that a data directory's database runs, on one line; null if none runs or none was recorded. */
export function readRunningStatement(dataDir: string): string | null {
  try {
    const bytes = readFileSync(filePath(dataDir));
    const text = bytes.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + bytes.readUInt32BE(0));
    return text.replace(/\s+/g, ' ').trim() || null;
  } catch {
    return null;
  }
}

function record(texts: string[]): Buffer {
  const text = Buffer.from(texts.join('; ')).subarray(0, LONGEST_BYTES);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
}

function statementTexts(messages: Buffer): string[] {
  const texts: string[] = [];
  for (const { type, start } of frames(messages)) {
    const first = start + 5;
    const second = (): string => readCString(messages, messages.indexOf(0, first) + 1);
    if (type === frontend.query) texts.push(readCString(messages, first));
    if (type === frontend.parse) texts.push(second());
    const prepared = type === frontend.bind ? second() : '';
    if (prepared) texts.push(`execute ${prepared}`);
  }
  return texts;
}
