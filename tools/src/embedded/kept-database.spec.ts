import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptDatabase } from './kept-database.js';

describe('keptDatabase', () => {
  let root: string;
  let cache: string;
  const make = jest.fn(async (dataDir: string) => mkdirSync(join(dataDir, 'cluster')) as undefined);
  const put = (file: string, content: string): void => writeFileSync(join(root, file), content);
  const find = (): Promise<string> => keptDatabase({ cache, sources: ['dist', 'lock.json'], root, make });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'nukkad-kept-'));
    cache = join(root, 'cache');
    mkdirSync(join(root, 'dist', 'migrations'), { recursive: true });
    put('dist/migrations/1-create.js', 'create');
    put('dist/migrations/1-create.d.ts', 'declares');
    put('lock.json', '{}');
    make.mockClear();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('creates one database for the same sources', async () => {
    const first = await find();
    expect(existsSync(join(first, 'cluster'))).toBe(true);
    expect(await find()).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a changed source', () => put('dist/migrations/1-create.js', 'create more')],
    ['a new source', () => put('dist/migrations/2-add.js', 'add')],
    ['another name of a source', () => put('dist/migrations/1-create.mjs', 'create')],
    ['other packages', () => put('lock.json', '{"lockfileVersion":3}')],
  ])('creates the database again after %s', async (_change, change) => {
    const first = await find();
    change();
    expect(await find()).not.toBe(first);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('does not create the database again after a change of declarations or source maps', async () => {
    const first = await find();
    put('dist/migrations/1-create.d.ts', 'declares more');
    put('dist/migrations/1-create.js.map', '{}');
    expect(await find()).toBe(first);
  });

  it('leaves nothing behind when the database cannot be created', async () => {
    make.mockRejectedValueOnce(new Error('planted'));
    await expect(find()).rejects.toThrow('planted');
    expect(readdirSync(cache)).toEqual([]);
    expect(existsSync(join(await find(), 'cluster'))).toBe(true);
  });

  it('returns the database of the faster of two concurrent runs', async () => {
    const [one, other] = await Promise.all([find(), find()]);
    expect(one).toBe(other);
    expect(make).toHaveBeenCalledTimes(2);
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it('removes databases that no run has used for ten minutes, and incomplete ones', async () => {
    const first = await find();
    const draft = join(cache, 'test-database-draft-abc');
    mkdirSync(draft);
    const long = new Date(Date.now() - 3_600_000);
    for (const path of [first, draft]) utimesSync(path, long, long);
    put('dist/migrations/2-add.js', 'add');
    const second = await find();
    expect(readdirSync(cache).map((name) => join(cache, name))).toEqual([second]);
  });

  it('retains the database of the current sources however long it was unused', async () => {
    const first = await find();
    const long = new Date(Date.now() - 3_600_000);
    utimesSync(first, long, long);
    expect(await find()).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });
});
