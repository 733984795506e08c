import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ISSUER_PATH,
  STATUS_LIST_TYP,
  statusListPath,
  SUMMARY_TYP,
  WORK_RECORD_TEXT_MAX,
} from '@nukkad/contract/work-records/work-record-rules';
import { verifyRecordFile } from './verify-record.js';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { d: _private, ...publicKey } = privateKey.export({ format: 'jwk' });
const JWK = { ...publicKey, kid: 'key', alg: 'ES256', use: 'sig' };
const HOUR = 3600;
const LIST_BYTES = 8192;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signToken = (typ: string, payload: object): string => {
  const text = `${encode({ alg: 'ES256', kid: 'key', typ })}.${encode(payload)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
};

describe('verifyRecordFile', () => {
  let server: Server;
  let issuer: string;
  let folder: string;
  let revoked = false;
  let isListDown = false;
  const now = Math.floor(Date.now() / 1000);

  const listOf = (): string => {
    const bits = Buffer.alloc(LIST_BYTES, revoked ? 0xff : 0);
    const body = { bits: 1, lst: deflateSync(bits).toString('base64url') };
    const times = { iat: now, exp: now + HOUR };
    return signToken(STATUS_LIST_TYP, { sub: `${issuer}${statusListPath(0)}`, ...times, status_list: body });
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'record-'));
    server = createServer((request, response) => {
      if (request.url === ISSUER_PATH) {
        response.end(JSON.stringify({ issuer, now: new Date().toISOString(), jwks: { keys: [JWK] } }));
      } else if (request.url === statusListPath(0) && !isListDown) response.end(listOf());
      else response.writeHead(503).end('<html>no</html>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  const summaryOf = (): string =>
    signToken(SUMMARY_TYP, {
      ...{ iss: issuer, iat: now, exp: now + HOUR, n: 'Asha Rao', m: ['2026-03', '2026-11'], k: 18 },
      ...{ h: [['cleaning', 40]], a: [8, 9], s: [0, 7] },
    });
  async function run(text: string, ...more: string[]): Promise<{ status: number; lines: string[] }> {
    const file = join(folder, 'record.txt');
    await writeFile(file, text);
    const lines: string[] = [];
    const status = await verifyRecordFile([file, issuer, ...more], (line) => lines.push(line));
    return { status, lines };
  }

  it('prints the content of a genuine record, and returns 0', async () => {
    const { status, lines } = await run(`${summaryOf()}\n`);
    expect(lines).toEqual([
      expect.stringMatching(/^Genuine/),
      'Name: Asha Rao',
      'Work: 18 shifts from 2026-03 to 2026-11',
      'Hours of cleaning: 40',
      'Answers that would hire again: 8 of 9',
      expect.stringMatching(/^Valid until: 20/),
    ]);
    expect(status).toBe(0);
  });

  it('returns 1 and prints no claim of a record that was changed or revoked', async () => {
    const text = summaryOf();
    expect(await run(text.slice(0, -1))).toEqual({ status: 1, lines: [expect.stringMatching(/^Incomplete/)] });
    const other = text.replace(/\.(.)/, (_all, letter: string) => `.${letter === 'e' ? 'f' : 'e'}`);
    expect(await run(other)).toEqual({ status: 1, lines: [expect.stringMatching(/^Not genuine/)] });
    revoked = true;
    expect(await run(text)).toEqual({ status: 1, lines: [expect.stringMatching(/revoked/)] });
    revoked = false;
  });

  it('returns 1 where the status list or the issuer cannot be read', async () => {
    isListDown = true;
    const { status, lines } = await run(summaryOf());
    isListDown = false;
    expect([status, lines[0]]).toEqual([1, expect.stringMatching(/^Not confirmed: the signature is right/)]);
    const file = join(folder, 'record.txt');
    const said: string[] = [];
    expect(await verifyRecordFile([file, `${issuer}/elsewhere`], (line) => said.push(line))).toBe(1);
    expect(said).toEqual([expect.stringMatching(/keys of the issuer cannot be read/)]);
  });

  it('reads no file that is larger than a record can be', async () => {
    expect(await run('e'.repeat(4 * WORK_RECORD_TEXT_MAX + 1))).toEqual({
      ...{ status: 1, lines: [expect.stringMatching(/too large/)] },
    });
  });

  it.each([[[]], [['a', 'ftp://x']], [['a', 'http://x', 'more']], [['/no/such/file']]])(
    'returns 2 for the arguments %j',
    async (args) => {
      expect(await verifyRecordFile(args, () => undefined)).toBe(2);
    },
  );
});
