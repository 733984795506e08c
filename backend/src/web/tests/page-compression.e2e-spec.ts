import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { receive, receiveEveryForm, typeOf } from '../../../test/raw-answers.js';
import { BUILT_FRONT_END } from '../../built-front-end.js';

describe('compression of the front end', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({}, { frontend: BUILT_FRONT_END });
  });
  afterAll(() => test.close());

  const assets = readdirSync(BUILT_FRONT_END, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(BUILT_FRONT_END, join(entry.parentPath, entry.name)))
    // the document is sent at the addresses of pages
    .filter((file) => !file.startsWith('.') && file !== 'index.html');

  it('sends every text asset above 1 kB compressed, and each other file as it is', async () => {
    const compressed: string[] = [];
    for (const file of assets) {
      const forms = await receiveEveryForm(test.url, `/${file}`);
      expect(forms['plain']?.body.equals(readFileSync(join(BUILT_FRONT_END, file)))).toBe(true);
      if (forms['br']) compressed.push(file);
    }
    const kinds = new Set(compressed.map((file) => file.split('.').pop()));
    expect([...kinds]).toEqual(expect.arrayContaining(['js', 'css']));
    expect(compressed.filter((file) => /\.(png|woff2)$/.test(file))).toEqual([]);
  });

  it('sends an asset in the encoding of the build, the smaller one if a browser accepts both', async () => {
    const script = assets.find((file) => /^assets\/base-.*\.js$/.test(file)) ?? '';
    const answer = await receive(test.url, `/${script}`, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const { headers, body } = answer;
    expect([headers['content-encoding'], typeOf(answer)]).toEqual(['br', 'text/javascript; charset=utf-8']);
    expect(body.equals(readFileSync(join(BUILT_FRONT_END, `${script}.br`)))).toBe(true);
    expect(body.length).toBeLessThan(readFileSync(join(BUILT_FRONT_END, `${script}.gz`)).length);
  });

  it('allows browsers to cache each encoding under its own tag for a year', async () => {
    const script = assets.find((file) => /^assets\/base-.*\.js$/.test(file)) ?? '';
    const [br, gzip] = [
      await receive(test.url, `/${script}`, { 'accept-encoding': 'br' }),
      await receive(test.url, `/${script}`, { 'accept-encoding': 'gzip' }),
    ];
    expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const tag = br.headers.etag ?? '';
    expect(tag).not.toBe(gzip.headers.etag);
    const again = await receive(test.url, `/${script}`, { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await receive(test.url, `/${script}`, { 'accept-encoding': 'gzip', 'if-none-match': tag })).status).toBe(
      200,
    );
  });

  it.each(['/', '/signin', '/no-such-page'])('sends the page at %s compressed, to be asked for again', async (path) => {
    const answer = await receive(test.url, path, { 'accept-encoding': 'br', accept: 'text/html' });
    const { headers, body } = answer;
    expect([headers['content-encoding'], typeOf(answer)]).toEqual(['br', 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(brotliDecompressSync(body).toString()).toContain('<div id="root"');
  });
});
