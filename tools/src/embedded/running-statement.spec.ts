import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readRunningStatement, recordStatements } from './running-statement.js';
import { cString, frontend, int32, message, query, sync } from './wire.js';

describe('recordStatements', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'nukkad-statement-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  /** Returns the recorded statement during each batch, run one after the other on one engine. */
  async function recordedOf(...batches: Buffer[]): Promise<(string | null)[]> {
    const recorded: (string | null)[] = [];
    const execute = (bytes: Buffer): Promise<Buffer> => {
      recorded.push(readRunningStatement(dataDir));
      return Promise.resolve(bytes);
    };
    const engine = recordStatements({ execute }, dataDir);
    for (const messages of batches) {
      expect(await engine.execute(messages)).toBe(messages);
      expect(readRunningStatement(dataDir)).toBeNull();
    }
    return recorded;
  }

  const bind = (statement: string): Buffer => message(frontend.bind, cString(''), cString(statement), int32(0));

  it('records the text of a simple query while it runs, and of none afterwards', async () => {
    expect(await recordedOf(query('select 1,\n  2'))).toEqual(['select 1, 2']);
  });

  it('records the text that is parsed, and a prepared statement by its name', async () => {
    const parsed = message(frontend.parse, cString('kept'), cString('select $1'), int32(0));
    expect(await recordedOf(Buffer.concat([parsed, bind('kept'), sync]))).toEqual(['select $1; execute kept']);
  });

  it('records a later, shorter statement without the rest of the one before', async () => {
    const batches = [query('select a_long_name from a_long_table'), query('select 1')];
    expect(await recordedOf(...batches)).toEqual(['select a_long_name from a_long_table', 'select 1']);
  });

  it('runs a statement even if its text cannot be recorded on a full disk', async () => {
    symlinkSync('/dev/full', join(dataDir, 'running-statement'));
    const engine = recordStatements({ execute: (bytes) => Promise.resolve(bytes) }, dataDir);
    const messages = query('select 1');
    expect(await engine.execute(messages)).toBe(messages);
  });
});
