import { readFileSync } from 'node:fs';
import { deflateSync, crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedInAccount } from './account.js';
import { createTestApp, type TestApp } from './app.js';
import { type ForkedServer, forkServer } from './forked-server.js';
import { type Answer, ServerCaller } from './server-caller.js';
import { until } from './until.js';

const MB = 1024 * 1024;
const AT_ONCE = 24;
/** Maximum memory in bytes that may stay allocated after the pictures. */
const LEFT_MAX = 50 * MB;
/** Accounts, since each may send 20 pictures an hour. */
const ACCOUNTS = 4;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns a black PNG of three bytes a pixel: some kilobytes that decompress to `width * height * 3`. */
function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

describe('a server that is sent large pictures', () => {
  let test: TestApp;
  let server: ForkedServer;
  let people: ServerCaller[];

  beforeAll(async () => {
    test = await createTestApp();
    server = await forkServer({ ROLE: 'api' });
    const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => signedInAccount(test)));
    people = accounts.map(({ cookie }) => new ServerCaller(server, cookie));
  });
  afterAll(async () => {
    await server?.remove();
    await test?.close();
  });

  const upload = (person: number, content: Buffer, language = 'en'): Promise<Answer> => {
    const form = new FormData();
    form.set('avatar', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'me.png');
    return people[person % ACCOUNTS]!.post('/api/user/avatar', form, { language });
  };
  const memory = (): number => memoryOf(server.process.pid ?? 0);

  /** Uploads this many pictures at once, checks liveness meanwhile, and returns the results. */
  async function sendAtOnce(content: Buffer): Promise<{ statuses: number[]; aliveMeanwhile: number; before: number }> {
    expect((await upload(0, blackPng(300, 300))).status).toBe(200); // modules loaded by the first picture stay in memory
    const before = memory();
    let isOver = false;
    const sending = Promise.all(Array.from({ length: AT_ONCE }, (_, index) => upload(index, content))).finally(
      () => (isOver = true),
    );
    let aliveMeanwhile = 0;
    while (!isOver) {
      expect((await people[0]!.get('/api/health/live')).status).toBe(200);
      if (!isOver) aliveMeanwhile++;
    }
    return { statuses: (await sending).map(({ status }) => status), aliveMeanwhile, before };
  }

  it('refuses 24 concurrent pictures of 50 megapixels by their headers, stays alive, and needs no more memory', async () => {
    const { statuses, aliveMeanwhile, before } = await sendAtOnce(blackPng(20_000, 2500));
    expect(new Set(statuses)).toEqual(new Set([413]));
    expect(aliveMeanwhile).toBeGreaterThan(0);
    expect(await until(() => memory() - before < LEFT_MAX)).toBe(true);
  });

  it('accepts 24 concurrent pictures of 24 megapixels, a few at a time, and frees the memory', async () => {
    const { statuses, aliveMeanwhile, before } = await sendAtOnce(blackPng(9600, 2500));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(aliveMeanwhile).toBeGreaterThan(AT_ONCE);
    expect(await until(() => memory() - before < LEFT_MAX)).toBe(true);
  });

  it.each([
    ['en', 'This photo is too large. Choose one with at most 24 megapixels.'],
    ['hi', 'यह फ़ोटो बहुत बड़ी है। 24 मेगापिक्सेल या उससे छोटी फ़ोटो चुनें।'],
    ['kn', 'ಈ ಫೋಟೋ ತುಂಬಾ ದೊಡ್ಡದು. 24 ಮೆಗಾಪಿಕ್ಸೆಲ್ ಅಥವಾ ಅದಕ್ಕಿಂತ ಚಿಕ್ಕ ಫೋಟೋ ಆರಿಸಿ.'],
  ])('reports the size limit in the language of the user: %s', async (language, detail) => {
    const { status, headers, body } = await upload(1, blackPng(24_001, 1000), language);
    expect([status, headers.get('content-type')]).toEqual([413, 'application/problem+json; charset=utf-8']);
    expect(body).toMatchObject({ detail, errors: [{ field: 'avatar', message: detail }] });
  });
});
