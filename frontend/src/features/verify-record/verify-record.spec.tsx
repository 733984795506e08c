import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { summaryLink } from '@nukkad/contract/work-records/present-record';
import {
  SUMMARY_OCCUPATIONS_MAX,
  SUMMARY_QR_VERSION_MAX,
  WORK_RECORD_NAME_MAX,
} from '@nukkad/contract/work-records/work-record-rules';
import type { Verification } from '@nukkad/contract/work-records/verify-work-record';
import { fakeServer, outage } from '../../../test/fake-server';
import { makeWrapper } from '../../../test/render-app';
import { loadTexts } from '../../shared/i18n/i18n';
import { FindingBoard } from './components/FindingBoard';
import { VerifyRecord } from './components/VerifyRecord';
import { prepareForOffline, recordSource } from './model/record-source';

const KEY = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'key', alg: 'ES256', use: 'sig' } as const;
const ISSUER = { issuer: 'http://localhost', now: '2026-11-29T10:00:00.000Z', jwks: { keys: [KEY] } };
const FINDINGS = [
  'revoked',
  'withdrawn',
  'expired',
  'changed',
  'incomplete',
  'foreign',
  'unknown_key',
  'wrong_clock',
] as const;
const RECORD: Extract<Verification, { record: unknown }>['record'] = {
  ...{ name: 'Asha Rao', from: '2026-03', to: '2026-11', kept: 18, again: { yes: 8, of: 9 } },
  hours: [
    { occupation: 'cleaning', hours: 40 },
    { occupation: 'delivery', hours: 1 },
  ],
  shifts: [
    { occupation: 'cleaning', hours: 4, month: '2026-11', area: { en: 'Indiranagar' }, employer: 'Namma Tiffin' },
  ],
  ...{ madeAt: new Date('2026-11-20T10:00:00Z'), expiresAt: new Date('2027-11-20T10:00:00Z') },
};

async function show(result: Verification) {
  await loadTexts('verify-record', 'work-record');
  const view = render(<FindingBoard result={result} />, { wrapper: makeWrapper() });
  await screen.findByRole('heading', { level: 2 });
  return view;
}

describe('the result of a check', () => {
  it('shows a genuine record, and its content', async () => {
    await show({ finding: 'genuine', record: RECORD, statusReadAt: new Date() });
    expect(screen.getByRole('heading', { name: 'Genuine' })).toBeVisible();
    for (const text of ['Asha Rao', '18 shifts done', '8 of 9 answers: would hire again', '40 hours', '1 hour'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/Indiranagar/)).toBeVisible();
    expect(screen.getByText('Namma Tiffin')).toBeVisible();
  });

  it('does not call a record with unknown status genuine, and shows the time of the last reading', async () => {
    const { unmount } = await show({
      finding: 'unchecked',
      record: RECORD,
      statusReadAt: new Date('2026-11-01T10:00:00Z'),
    });
    expect(screen.queryByText('Genuine')).not.toBeInTheDocument();
    expect(screen.getByText(/^Last checked if it was taken back: 1 November/)).toBeVisible();
    unmount();
    await show({ finding: 'unchecked', record: RECORD, statusReadAt: null });
    expect(screen.getByText('Connect to the internet and check again.')).toBeVisible();
  });

  it('has a sentence of its own for each reason to refuse a record', async () => {
    const titles = new Set<string | null>();
    for (const finding of FINDINGS) {
      const { unmount } = await show({ finding });
      titles.add(screen.getByRole('heading', { level: 2 }).textContent);
      unmount();
    }
    expect(titles.size).toBe(FINDINGS.length);
  });
});

describe('the page of a check', () => {
  beforeEach(() => localStorage.clear());

  it('checks a pasted text on the device, and sends nothing of it', async () => {
    await loadTexts('verify-record', 'work-record');
    const server = fakeServer({
      'GET /api/work-record-issuer': () => ISSUER,
      'GET /api/work-record-issuer/status-lists/0': () => outage(),
    });
    render(<VerifyRecord />, { wrapper: makeWrapper() });
    const person = userEvent.setup({ delay: null });
    const intro = /^See if a worker's record is genuine/;
    expect(screen.getByText(intro)).toBeVisible();
    await person.type(screen.getByLabelText('Work record'), 'Hello');
    await person.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('heading', { name: 'Not a work record' })).toBeVisible();
    expect(screen.queryByText(intro)).not.toBeInTheDocument();
    expect(server.of('GET /api/work-record-issuer')).toHaveLength(1);
    await person.type(screen.getByLabelText('Work record'), ' again');
    expect(screen.queryByRole('heading', { name: 'Not a work record' })).not.toBeInTheDocument();
  });
});

describe('the data read for a check', () => {
  beforeEach(() => localStorage.clear());

  it('is stored ahead with the newest status lists', async () => {
    const asked: string[] = [];
    const list = (number: number) => () => {
      asked.push(String(number));
      return outage();
    };
    fakeServer({
      'GET /api/work-record-issuer': () => ({ ...ISSUER, lists: 6 }),
      ...Object.fromEntries(
        [5, 4, 3, 2].map((number) => [`GET /api/work-record-issuer/status-lists/${number}`, list(number)]),
      ),
    });
    await prepareForOffline();
    expect(asked).toEqual(['5', '4', '3', '2']);
  });

  it('is stored, and replaces the response of an unreachable server', async () => {
    const server = fakeServer({ 'GET /api/work-record-issuer': () => ISSUER });
    expect(await recordSource.readIssuer()).toEqual({ issuer: ISSUER, isFresh: true });
    server.answer('GET /api/work-record-issuer', () => outage());
    expect(await recordSource.readIssuer()).toEqual({ issuer: ISSUER, isFresh: false });
    localStorage.setItem('nukkad-record-issuer', '{"issuer":1}');
    expect(await recordSource.readIssuer()).toBeNull();
  });
});

describe('the QR code of a summary', () => {
  it('stays within the size that cheap phones read, with the longest name, in three bytes a letter, and the most kinds of work', () => {
    const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = {
      ...{
        iss: 'https://www.nukkad.example',
        iat: 1_795_000_000,
        exp: 1_826_536_000,
        n: 'ಕ'.repeat(WORK_RECORD_NAME_MAX),
      },
      ...{ m: ['2026-03', '2027-11'], k: 1200, a: [180, 200], s: [10, 65_535] },
      h: Array.from({ length: SUMMARY_OCCUPATIONS_MAX }, () => ['office_education', 1234.25]),
    };
    const header = { alg: 'ES256', kid: 'AAAAAAAA', typ: 'wrs+jwt' };
    const link = summaryLink(`${encoded(header)}.${encoded(claims)}.${'A'.repeat(86)}`);
    expect(encode(link, { ecc: 'M' }).version).toBeLessThanOrEqual(SUMMARY_QR_VERSION_MAX);
  });
});
