import { describe, expect, it } from '@jest/globals';
import { digestOf } from './disclosures.js';
import { presentRecord, readOwnRecord, type RecordChoice, summaryLink } from './present-record.js';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Returns a record with two shifts; the second has an employer and pay. It is not signed: its worker does not verify
 * it.
 */
async function aRecord() {
  const employer = encode(['s1', 'employer', 'Namma Tiffin']);
  const pay = encode(['s2', 'pay', { amount: '480.50', currency: 'INR' }]);
  const first = encode(['s3', { occupation: 'cleaning', hours: 4, month: '2026-10' }]);
  const details = [await digestOf(pay), await digestOf(employer)];
  const second = encode(['s4', { occupation: 'delivery', hours: 3, month: '2026-11', _sd: details }]);
  const hours = encode(['s5', 'hours', []]);
  const shifts = [{ '...': await digestOf(second) }, { '...': await digestOf(first) }];
  const token = `${encode({ alg: 'ES256' })}.${encode({ shifts, _sd: [await digestOf(hours)] })}.signature`;
  const credential = [token, first, hours, pay, second, employer, ''].join('~');
  return { token, credential, parts: { employer, pay, first, second, hours } };
}

const ALL: RecordChoice = {
  ...{ hours: true, again: true, shifts: new Set([0, 1]) },
  details: new Set(['employer', 'place', 'pay']),
};

describe('presentRecord', () => {
  it('passes on every disclosure once where all are chosen', async () => {
    const { credential } = await aRecord();
    const text = presentRecord(await readOwnRecord(credential), ALL);
    expect(text.endsWith('~')).toBe(true);
    expect(text.split('~').sort()).toEqual(credential.split('~').sort());
  });

  it('returns the token alone if nothing is chosen', async () => {
    const { credential, token } = await aRecord();
    const choice: RecordChoice = { hours: false, again: false, shifts: new Set(), details: new Set(['employer']) };
    expect(presentRecord(await readOwnRecord(credential), choice)).toBe(`${token}~`);
  });

  it('passes on the chosen details of the chosen shifts', async () => {
    const { credential, token, parts } = await aRecord();
    const choice: RecordChoice = { ...ALL, hours: false, shifts: new Set([0]), details: new Set(['pay']) };
    expect(presentRecord(await readOwnRecord(credential), choice).split('~')).toEqual([
      ...[token, parts.second, parts.pay, ''],
    ]);
  });
});

describe('readOwnRecord', () => {
  it('reads the shifts in the order of the record, each with its details', async () => {
    const { shifts, claims } = await readOwnRecord((await aRecord()).credential);
    expect(shifts.map(({ shift }) => shift)).toEqual([
      {
        ...{ occupation: 'delivery', hours: 3, month: '2026-11', employer: 'Namma Tiffin' },
        pay: { amount: '480.50', currency: 'INR' },
      },
      { occupation: 'cleaning', hours: 4, month: '2026-10' },
    ]);
    expect(Object.keys(claims)).toEqual(['hours']);
  });

  it('rejects a text that is no record', async () => {
    await expect(readOwnRecord('text')).rejects.toThrow('not a record');
  });
});

describe('summaryLink', () => {
  it('leads to the page of the issuer, with the summary behind the "#"', () => {
    const summary = `${encode({})}.${encode({ iss: 'https://nukkad.example' })}.signature`;
    expect(summaryLink(summary)).toBe(`https://nukkad.example/verify#${summary}`);
  });
});
