import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { digestOf } from './disclosures.js';
import { recordFile } from './present-record.js';
import { type RecordSource, verifyWorkRecord } from './verify-work-record.js';
import {
  RECORD_TYP,
  STATUS_LIST_TYP,
  statusListPath,
  SUMMARY_TYP,
  WORK_RECORD_TEXT_MAX,
  WORK_RECORD_TYPE,
} from './work-record-rules.js';
import type { RecordKey } from './work-records.js';

const ISSUER = 'https://nukkad.example';
const URI = `${ISSUER}${statusListPath(0)}`;
const NOW = new Date('2026-11-29T10:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const DAY = 86_400;
const INDEX = 4_321;

interface Signer {
  key: RecordKey;
  sign: (typ: string, payload: object) => string;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function createSigner(kid: string): Signer {
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

const disclose = (...claim: unknown[]): string =>
  Buffer.from(JSON.stringify([randomBytes(16).toString('base64url'), ...claim])).toString('base64url');

const CLAIMS = {
  ...{ iss: ISSUER, iat: SECONDS - DAY, exp: SECONDS + DAY, vct: WORK_RECORD_TYPE, name: 'Asha Rao' },
  ...{ status: { status_list: { idx: INDEX, uri: URI } }, from: '2026-03', to: '2026-11', kept: 18 },
  ...{ shifts: [] as object[], _sd_alg: 'sha-256' },
};

const SUMMARY = {
  ...{ iss: ISSUER, iat: SECONDS - DAY, exp: SECONDS + DAY, n: 'Asha Rao', m: ['2026-03', '2026-11'], k: 18 },
  ...{ h: [['cleaning', 40]], a: [8, 9], s: [0, INDEX] },
};

describe('verifyWorkRecord', () => {
  const [signer, stranger] = [createSigner('key-1'), createSigner('key-2')];

  const listOf = (revoked: number[], fields: object = {}, by = signer): string => {
    const bits = Buffer.alloc(8_192);
    for (const at of revoked) bits.writeUInt8(bits.readUInt8(at >> 3) | (1 << (at & 7)), at >> 3);
    const lst = deflateSync(bits).toString('base64url');
    const times = { iat: SECONDS, exp: SECONDS + DAY };
    return by.sign(STATUS_LIST_TYP, { sub: URI, ...times, status_list: { bits: 1, lst }, ...fields });
  };

  const nothingRevoked = listOf([]);
  interface World {
    list?: string | null;
    isFresh?: boolean;
    isListFresh?: boolean;
    keys?: RecordKey[];
    now?: Date;
    server?: Date;
    known?: boolean;
    withdrawn?: string[];
  }
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

  it('returns all claims of a record if all disclosures are included', async () => {
    const found = await verifyWorkRecord(await issue(), sourceOf());
    expect(found).toMatchObject({
      finding: 'genuine',
      statusReadAt: NOW,
      record: {
        ...{ name: 'Asha Rao', from: '2026-03', to: '2026-11', kept: 18, hours: null, again: { yes: 8, of: 9 } },
        shifts: [
          { occupation: 'cleaning', hours: 4 },
          { occupation: 'delivery', employer: 'Namma Tiffin' },
        ],
      },
    });
  });

  it('tells a record of a key that was withdrawn from one that the issuer never signed, and shows nothing of it', async () => {
    const text = await issue({}, stranger);
    expect(await findingOf(text)).toBe('foreign');
    expect(await verifyWorkRecord(text, sourceOf({ withdrawn: [stranger.key.kid] }))).toEqual({ finding: 'withdrawn' });
    expect(await findingOf(text, { withdrawn: [stranger.key.kid], isFresh: false })).toBe('withdrawn');
  });

  it('reads a file that names the page of the check above the record', async () => {
    expect(await findingOf(recordFile(await issue(), 'Check it at https://nukkad.example/verify'))).toBe('genuine');
  });

  it.each(['\n\nSent from my phone', '" Please check it.', ' – Asha, 98450', '\n\n--\nWith regards\nAsha'])(
    'reads a record and a summary before the words %j',
    async (words) => {
      const summary = signer.sign(SUMMARY_TYP, SUMMARY);
      for (const text of [await issue(), summary]) expect(await findingOf(`${text}${words}`)).toBe('genuine');
    },
  );

  it('reads a record whose lines a chat breaks after any character', async () => {
    const text = await issue();
    for (let at = 3; at < text.length; at++) {
      expect([at, await findingOf(`${text.slice(0, at)}\n${text.slice(at)}`)]).toEqual([at, 'genuine']);
    }
  });

  it('omits claims that the worker hides', async () => {
    const [token, , second] = (await issue()).split('~');
    const found = await verifyWorkRecord(`${token}~${second}~`, sourceOf());
    expect(found).toMatchObject({ finding: 'genuine', record: { again: null, shifts: [{ occupation: 'delivery' }] } });
    expect(found).not.toHaveProperty('record.shifts.0.employer');
  });

  it('returns the facts of a summary', async () => {
    const found = await verifyWorkRecord(signer.sign(SUMMARY_TYP, SUMMARY), sourceOf());
    expect(found).toMatchObject({
      finding: 'genuine',
      record: { kept: 18, hours: [{ occupation: 'cleaning', hours: 40 }], again: { yes: 8, of: 9 }, shifts: null },
    });
  });

  it.each<[string, (text: string) => string]>([
    ['without its last "~"', (text) => text.slice(0, -1)],
    ['with line breaks and spaces of a chat', (text) => text.replace(/(.{70})/g, '$1\r\n ')],
    ['with a byte order mark', (text) => `\uFEFF${text}`],
    ['behind a link to the verification page', (text) => `${ISSUER}/verify#${text}`],
    ['behind a link of an application that encodes marks', (text) => `${ISSUER}/verify#${text.replaceAll('~', '%7E')}`],
    ['behind the name and the time of a copied message', (text) => `\u200E[29/11/26, 10:04 am] Asha Rao: ${text}`],
    [
      'with the invisible marks of right-to-left text',
      (text) => `\u2066${text.slice(0, 90)}\u200F${text.slice(90)}\u2069`,
    ],
    ['with soft hyphens', (text) => text.replace(/(.{50})/g, '$1\u00AD')],
    ['in quotation marks', (text) => `“${text}”`],
    ['as a quoted answer of a mail', (text) => text.replace(/^|(.{60})/g, '$1\n> ')],
    ['in a JSON object', (text) => JSON.stringify({ record: text })],
    ['in the slanted text of a chat', (text) => `_${text}_`],
    ['at the end of a sentence', (text) => `This is my record: ${text}. Please check it.`],
    ['without its last "~" at the end of a sentence', (text) => `This is it: ${text.slice(0, -1)}. Please check it.`],
    ['in a file in UTF-16', (text) => `\uFFFD\uFFFD${[...text].map((letter) => `${letter}\u0000`).join('')}`],
    ['between asterisks and with a space in its first letters', (text) => `*e ${text.slice(1)}*`],
  ])('accepts a record %s', async (_case, change) => {
    expect(await findingOf(change(await issue()))).toBe('genuine');
  });

  it('accepts no record and no summary in which one character is another', async () => {
    const texts = [await issue(), signer.sign(SUMMARY_TYP, SUMMARY)];
    for (const text of texts) {
      for (let at = 0; at < text.length; at++) {
        const other = text[at] === 'A' ? 'B' : 'A';
        const finding = await findingOf(text.slice(0, at) + other + text.slice(at + 1));
        expect([at, finding]).toEqual([at, expect.stringMatching(/^(changed|incomplete|foreign|unreadable)$/)]);
      }
    }
  });

  it('accepts no other spelling of a signature', async () => {
    const [token = '', ...rest] = (await issue()).split('~');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(token.at(-1) ?? '');
    // the last character has four bits that no byte of the signature contains
    for (let bits = 1; bits < 16; bits++) {
      const text = [token.slice(0, -1) + letters[last ^ bits], ...rest].join('~');
      expect(await findingOf(text)).toBe('changed');
    }
  });

  it('refuses as a whole a record with a disclosure of another record, one twice, or one that replaces a claim', async () => {
    const [record, other] = [await issue(), await issue()];
    const foreign = other.split('~')[1] ?? '';
    expect(await findingOf(`${record}${foreign}~`)).toBe('changed');
    expect(await findingOf(`${record}${record.split('~')[1] ?? ''}~`)).toBe('changed');
    const replacing = disclose('name', 'Somebody Else');
    const token = signer.sign(RECORD_TYP, { ...CLAIMS, _sd: [await digestOf(replacing)] });
    expect(await verifyWorkRecord(`${token}~${replacing}~`, sourceOf())).toEqual({ finding: 'changed' });
  });

  it('calls a record incomplete wherever it is cut off, except between two disclosures', async () => {
    const text = await issue();
    for (let length = 3; length < text.length; length++) {
      const isBetween = text[length] === '~' || text[length - 1] === '~';
      if (isBetween) continue;
      expect([length, await findingOf(text.slice(0, length))]).toEqual([length, 'incomplete']);
    }
  });

  it('calls a record incomplete wherever its begin is cut off, as long as a disclosure is left', async () => {
    const text = await issue();
    for (let from = 1; from <= text.lastIndexOf('~WyJ'); from++) {
      expect([from, await findingOf(text.slice(from))]).toEqual([from, 'incomplete']);
    }
  });

  it.each(['… Read more', '...', ' ... [message clipped]'])(
    'calls a record incomplete where an application cut it off with %j',
    async (end) => {
      const text = await issue();
      for (const length of [20, text.indexOf('.') + 80, text.indexOf('~') - 3, text.indexOf('~') + 20]) {
        expect([length, await findingOf(`${text.slice(0, length)}${end}`)]).toEqual([length, 'incomplete']);
      }
    },
  );

  it('reads a summary before a full stop, and in the slanted text of a chat', async () => {
    const summary = signer.sign(SUMMARY_TYP, SUMMARY);
    for (const text of [`My record: ${ISSUER}/verify#${summary}. Please check it.`, `_${summary}_`, `${summary}.`]) {
      expect(await findingOf(text)).toBe('genuine');
    }
  });

  it('requires a connection for an unknown key if the page is offline, and rejects the record if it is online', async () => {
    const text = await issue({}, stranger);
    expect(await findingOf(text, { isFresh: false })).toBe('unknown_key');
    expect(await findingOf(text, { known: false })).toBe('unknown_key');
    expect(await findingOf(text)).toBe('foreign');
  });

  it('calls an expired record too old where its key is not published any more', async () => {
    const text = await issue({ exp: SECONDS - 1 }, stranger);
    expect(await findingOf(text)).toBe('expired');
  });

  it('calls no record genuine by a status list that was stored before', async () => {
    expect(await findingOf(await issue(), { isListFresh: false })).toBe('unchecked');
  });

  it('calls records of another issuer, of another kind, and without a signature foreign', async () => {
    expect(await findingOf(await issue({ iss: 'https://other.example' }))).toBe('foreign');
    expect(await findingOf(signer.sign('JWT', CLAIMS))).toBe('foreign');
    const [, payload = ''] = (await issue()).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: RECORD_TYP })).toString('base64url');
    expect(await findingOf(`${none}.${payload}.`)).toBe('foreign');
    expect(await findingOf(`${none}.${payload}.~`)).toBe('foreign');
  });

  it('refuses a key id of ours under the signature of another key', async () => {
    const forger = createSigner('key-1');
    expect(await findingOf(await issue({}, forger))).toBe('changed');
  });

  it.each(['', 'Hello', '<html>', '\u0000PNG'])('reports %j as unreadable', async (text) => {
    expect(await findingOf(text)).toBe('unreadable');
  });

  it('reads no text that is longer than a record can be', async () => {
    expect(await findingOf('e'.repeat(WORK_RECORD_TEXT_MAX + 1))).toBe('too_large');
  });

  it('refuses a revoked record, with a list that is read now and with a stored one', async () => {
    const text = await issue();
    expect(await verifyWorkRecord(text, sourceOf({ list: listOf([INDEX]) }))).toEqual({ finding: 'revoked' });
    const old = listOf([INDEX], { iat: SECONDS - 9 * DAY, exp: SECONDS - 8 * DAY });
    expect(await findingOf(text, { list: old, isFresh: false })).toBe('revoked');
    expect(await findingOf(text, { list: listOf([INDEX - 1, INDEX + 1]) })).toBe('genuine');
  });

  it('never reports a record with an unreadable status as genuine', async () => {
    const bomb = deflateSync(Buffer.alloc(64 * 1024 + 1)).toString('base64url');
    const short = deflateSync(Buffer.alloc(INDEX >> 3)).toString('base64url');
    const lists = [
      ...[null, '', 'not a list', '<html>503</html>', listOf([], {}, stranger), signer.sign('JWT', {})],
      ...[listOf([], { sub: `${ISSUER}${statusListPath(1)}` }), listOf([], { iat: SECONDS + DAY })],
      ...[bomb, short, 'AAAA'].map((lst) => listOf([], { status_list: { bits: 1, lst } })),
      ...[listOf([], { status_list: { bits: 2, lst: short } }), listOf([], { status_list: null })],
    ];
    for (const list of lists) {
      expect(await verifyWorkRecord(await issue(), sourceOf({ list }))).toMatchObject({
        ...{ finding: 'unchecked', statusReadAt: null, record: { name: 'Asha Rao' } },
      });
    }
  });

  it('states when the status was last read where the list is old or was stored', async () => {
    const old = listOf([], { iat: SECONDS - 2 * DAY, exp: SECONDS - DAY });
    expect(await verifyWorkRecord(await issue(), sourceOf({ list: old }))).toMatchObject({
      finding: 'unchecked',
      statusReadAt: NOW,
    });
    expect(await verifyWorkRecord(await issue(), sourceOf({ isFresh: false }))).toMatchObject({
      ...{ finding: 'unchecked', statusReadAt: NOW },
    });
  });

  it('accepts a status from the issuer only', async () => {
    const status = { status_list: { idx: INDEX, uri: `https://other.example${statusListPath(0)}` } };
    expect(await findingOf(await issue({ status }))).toBe('changed');
  });

  it('rejects an expired record by the time of the server, whatever the clock of the device is', async () => {
    const text = await issue({ exp: SECONDS - 1 });
    expect(await findingOf(text, { now: new Date('2020-01-01') })).toBe('expired');
    expect(await findingOf(await issue(), { now: new Date('2030-01-01') })).toBe('genuine');
  });

  it('blames the clock of a device that is behind the record or behind the last answer of the server', async () => {
    const text = await issue();
    expect(await findingOf(text, { isFresh: false, now: new Date('2020-01-01') })).toBe('wrong_clock');
    const made = await issue({ iat: SECONDS + DAY, exp: SECONDS + 2 * DAY });
    expect(await findingOf(made, { isFresh: false })).toBe('wrong_clock');
  });
});
