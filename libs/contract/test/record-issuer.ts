import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { digestOf } from '../src/work-records/disclosures.js';
import { type RecordSource, verifyWorkRecord } from '../src/work-records/verify-work-record.js';
import {
  RECORD_TYP,
  STATUS_LIST_TYP,
  statusListPath,
  WORK_RECORD_TYPE,
} from '../src/work-records/work-record-rules.js';
import type { RecordKey } from '../src/work-records/work-records.js';

export const ISSUER = 'https://nukkad.example';
const URI = `${ISSUER}${statusListPath(0)}`;
export const NOW = new Date('2026-11-29T10:00:00Z');
export const SECONDS = NOW.getTime() / 1000;
export const DAY = 86_400;
export const INDEX = 4_321;

export const CLAIMS = {
  ...{ iss: ISSUER, iat: SECONDS - DAY, exp: SECONDS + DAY, vct: WORK_RECORD_TYPE, name: 'Asha Rao' },
  ...{ status: { status_list: { idx: INDEX, uri: URI } }, from: '2026-03', to: '2026-11', kept: 18 },
  ...{ shifts: [] as object[], _sd_alg: 'sha-256' },
};

export const SUMMARY = {
  ...{ iss: ISSUER, iat: SECONDS - DAY, exp: SECONDS + DAY, n: 'Asha Rao', m: ['2026-03', '2026-11'], k: 18 },
  ...{ h: [['cleaning', 40]], a: [8, 9], s: [0, INDEX] },
};

/** A key of an issuer. */
export interface Signer {
  key: RecordKey;
  sign: (typ: string, payload: object) => string;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a key, and signs tokens with it. */
export function createSigner(kid: string): Signer {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = privateKey.export({ format: 'jwk' });
  const key = { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' } as RecordKey;
  return {
    key,
    sign: (typ, payload) => {
      const text = `${encode({ alg: 'ES256', kid, typ })}.${encode(payload)}`;
      return `${text}.${sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
    },
  };
}

/** Returns a disclosure of a claim, with a random salt. */
export const disclose = (...claim: unknown[]): string =>
  Buffer.from(JSON.stringify([randomBytes(16).toString('base64url'), ...claim])).toString('base64url');

/** The issuer, the lists and the clocks of a verification. */
export interface World {
  list?: string | null;
  isFresh?: boolean;
  isListFresh?: boolean;
  keys?: RecordKey[];
  now?: Date;
  server?: Date;
  known?: boolean;
  withdrawn?: string[];
}

/** Creates an issuer of records with its key, and another signer whose key is not published. */
export function createRecordIssuer() {
  const [signer, stranger] = [createSigner('key-1'), createSigner('key-2')];

  const listOf = (revoked: number[], fields: object = {}, by = signer): string => {
    const bits = Buffer.alloc(8_192);
    for (const at of revoked) bits.writeUInt8(bits.readUInt8(at >> 3) | (1 << (at & 7)), at >> 3);
    const lst = deflateSync(bits).toString('base64url');
    const times = { iat: SECONDS, exp: SECONDS + DAY };
    return by.sign(STATUS_LIST_TYP, { sub: URI, ...times, status_list: { bits: 1, lst }, ...fields });
  };

  const nothingRevoked = listOf([]);

  const sourceOf = ({
    list = nothingRevoked,
    isFresh = true,
    isListFresh = true,
    keys = [signer.key],
    now = NOW,
    ...world
  }: World = {}): RecordSource => ({
    readIssuer: () => {
      const issuer = {
        issuer: ISSUER,
        now: (world.server ?? NOW).toISOString(),
        jwks: { keys },
        withdrawn: world.withdrawn,
      };
      return Promise.resolve(world.known === false ? null : { issuer, isFresh });
    },
    readStatusList: () => Promise.resolve(list === null ? null : { text: list, readAt: NOW, isFresh: isListFresh }),
    now: () => now,
  });
  const findingOf = async (text: string, world?: World): Promise<string> =>
    (await verifyWorkRecord(text, sourceOf(world))).finding;

  /** Issues a record with two shifts, the second of which names its employer. */
  async function issue(fields: object = {}, by = signer): Promise<string> {
    const employer = disclose('employer', 'Namma Tiffin');
    const first = disclose({ occupation: 'cleaning', hours: 4, month: '2026-10' });
    const second = disclose({ occupation: 'delivery', hours: 3.5, month: '2026-11', _sd: [await digestOf(employer)] });
    const again = disclose('again', { yes: 8, of: 9 });
    const shifts = [{ '...': await digestOf(first) }, { '...': await digestOf(second) }];
    const token = by.sign(RECORD_TYP, { ...CLAIMS, shifts, _sd: [await digestOf(again)], ...fields });
    return `${[token, first, second, employer, again].join('~')}~`;
  }

  return { signer, stranger, listOf, sourceOf, findingOf, issue };
}
