import { describe, expect, it } from '@jest/globals';
import {
  CLAIMS,
  createRecordIssuer,
  createSigner,
  disclose,
  ISSUER,
  NOW,
  SECONDS,
  SUMMARY,
} from '../../test/record-issuer.js';
import { digestOf } from './disclosures.js';
import { recordFile } from './present-record.js';
import { verifyWorkRecord } from './verify-work-record.js';
import { RECORD_TYP, SUMMARY_TYP, WORK_RECORD_TEXT_MAX } from './work-record-rules.js';

describe('verifyWorkRecord', () => {
  const { signer, stranger, sourceOf, findingOf, issue } = createRecordIssuer();

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
});
