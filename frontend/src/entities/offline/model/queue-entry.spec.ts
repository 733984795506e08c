import { describe, expect, it } from '@jest/globals';
import type { ApiError } from '@nukkad/api-client/base-query';
import { QUEUED_IDEMPOTENCY_HOURS, QUEUED_WRITE_HOURS } from '@nukkad/contract/platform/queued-writes';
import {
  entryOf,
  isExpired,
  isSameAct,
  judgeAnswer,
  type QueueEntry,
  renewEntry,
  RETRY_MS,
  sentBody,
} from './queue-entry';

const NOW = Date.UTC(2026, 10, 29, 4);
const HOUR_MS = 3_600_000;

const refusal = (status: number, code?: string, retryAfterSeconds?: number): ApiError => ({
  ...{ status, message: String(status), detail: code && 'A sentence.' },
  problem: code === undefined ? undefined : { status, detail: 'A sentence.', code },
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});
const write = (endpoint: string, body: unknown, url = '/api/things') => ({
  ...{ endpoint, cacheKey: undefined, isWrite: true },
  request: { url, method: 'POST', body, headers: { 'Idempotency-Key': 'key-1' } },
});
const entry = (endpoint: string, body: unknown, url?: string): QueueEntry => {
  const made = entryOf(write(endpoint, body, url), [], NOW);
  if (!made) throw new Error('not queued');
  return made;
};

describe('the answer to a queued write', () => {
  it.each([
    ['nothing', refusal(0)],
    ['a page of a firewall', refusal(403)],
    ['403 of a firewall with a code of its own', refusal(403, '1020')],
    ['502', refusal(502)],
    ['504', refusal(504)],
    ['a page of a network that asks for a sign-in', refusal(200)],
    ['410 because the page is too old', refusal(410, 'errors.clientTooOld')],
    ['408', refusal(408, 'errors.timeout')],
    ['409 because the first try still runs', refusal(409, 'errors.keyInFlight')],
    ['409 because another account is signed in', refusal(409, 'errors.anotherAccount')],
    ['425', refusal(425, 'errors.tooEarly')],
    ['429', refusal(429, 'errors.tooMany')],
    ['500', refusal(500, 'errors.unexpected')],
    ['503', refusal(503, 'errors.unavailable')],
  ])('%s lets it wait', (_name, error) => {
    expect(judgeAnswer(error)).toEqual({ state: 'waits', retryMs: RETRY_MS, needsSignIn: false });
  });

  it('401 lets it wait for a sign-in', () => {
    expect(judgeAnswer(refusal(401, 'errors.notSignedIn'))).toMatchObject({ state: 'waits', needsSignIn: true });
  });

  it('lets it wait as long as the server asks', () => {
    expect(judgeAnswer(refusal(429, 'errors.tooMany', 300))).toMatchObject({ state: 'waits', retryMs: 300_000 });
  });

  it.each([
    ['404', refusal(404, 'errors.notFound'), false],
    ['a wrong code', refusal(422, 'engagements.wrongCode'), false],
    ['a job that is filled', refusal(409, 'instant-hire.alreadyFilled'), true],
  ])('%s of the server about the write ends it', (_name, error, isTooLate) => {
    expect(judgeAnswer(error)).toEqual({ state: 'refused', isTooLate });
  });

  it('that is a success ends it', () => {
    expect(judgeAnswer(undefined)).toEqual({ state: 'sent' });
  });
});

describe('a write without an answer', () => {
  it('keeps its key, its content and its moment, until before the server forgets the key', () => {
    expect(entryOf(write('respondToJobRequest', { response: 'accepted' }), ['a draft'], NOW)).toEqual({
      ...{ key: 'key-1', operation: 'respondToJobRequest', url: '/api/things', method: 'POST' },
      ...{ body: { json: { response: 'accepted' } }, drafts: ['a draft'], madeAt: NOW },
      expiresAt: NOW + QUEUED_WRITE_HOURS * HOUR_MS,
    });
    expect(QUEUED_WRITE_HOURS).toBeLessThan(QUEUED_IDEMPOTENCY_HOURS);
  });

  it.each([
    'reservePayment',
    'payEngagement',
    'confirmReceipt',
    'openContest',
    'acceptProposal',
    'updateUpi',
    'createJob',
  ])('%s is not queued', (endpoint) => {
    expect(entryOf(write(endpoint, {}), [], NOW)).toBeNull();
  });

  it('is a message under the name that its screen has for it', () => {
    expect(entry('writeMessage', { text: 'I come at 9' }).operation).toBe('sendMessage');
  });

  it('keeps the file of a form', () => {
    const form = new FormData();
    form.append('jobId', 'job-1');
    form.append('resume', new File(['words'], 'resume.pdf', { type: 'application/pdf' }));
    const sent = sentBody(entry('createApplication', form).body) as FormData;
    expect(sent.get('jobId')).toBe('job-1');
    expect((sent.get('resume') as File).name).toBe('resume.pdf');
  });

  it('is the same act a second time with another key, unless it is a message', () => {
    const again = (first: QueueEntry): QueueEntry => ({ ...first, key: 'key-2' });
    const accept = entry('respondToJobRequest', { response: 'accepted' });
    expect(isSameAct(accept, again(accept))).toBe(true);
    expect(isSameAct(accept, { ...again(accept), url: '/api/others' })).toBe(false);
    expect(isSameAct(accept, { ...again(accept), body: { json: { response: 'declined' } } })).toBe(false);
    const message = entry('writeMessage', { text: 'Yes' });
    expect(isSameAct(message, again(message))).toBe(false);
    expect(isSameAct(message, message)).toBe(true);
  });

  it('asks the person when it is old, and goes out under another key then', () => {
    const old = entry('startWork', {});
    expect(isExpired(old, old.expiresAt - 1)).toBe(false);
    expect(isExpired(old, old.expiresAt)).toBe(true);
    const renewed = renewEntry(old, 'key-2', old.expiresAt);
    expect([renewed.key, renewed.madeAt, isExpired(renewed, old.expiresAt)]).toEqual(['key-2', NOW, false]);
  });
});
