import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { createRecordIssuer, DAY, INDEX, ISSUER, NOW, SECONDS } from '../../test/record-issuer.js';
import { verifyWorkRecord } from './verify-work-record.js';
import { statusListPath } from './work-record-rules.js';

describe('verifyWorkRecord with the status of a record', () => {
  const { signer, stranger, listOf, sourceOf, findingOf, issue } = createRecordIssuer();

  it('calls no record genuine by a status list that was stored before', async () => {
    expect(await findingOf(await issue(), { isListFresh: false })).toBe('unchecked');
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
