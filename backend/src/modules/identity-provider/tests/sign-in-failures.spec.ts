import { describe, expect, it, jest } from '@jest/globals';
import type { Language } from '@nukkad/contract/languages';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import request from 'supertest';
import { crossSite, unavailable } from '../../../common/errors/common.errors.js';
import type { AppLogger } from '../../../common/observability/app-logger.js';
import { readConfig } from '../../../config/environment.js';
import type { Sessions } from '../../auth/auth.public.js';
import { SignInFailures } from '../sign-in-failures.js';

const CONFIG = readConfig({ DATABASE_URL: 'postgresql://localhost/nukkad' });
const EXPIRED = Object.assign(new Error('no cookie'), { error: 'invalid_request' });
const [EMAIL, PHONE] = ['asha@example.com', '+919845070001'];
const [TOO_LONG, BUSY, FAILED] = [
  'That took too long.',
  'busy right now. Please try again in a minute.',
  'Something went wrong on our side.',
];

describe('a failed request of the sign-in pages', () => {
  const logged = jest.fn();

  /** Sends a request that fails with `error`, in a browser in which `account` is signed in. */
  const fail = (
    error: unknown,
    { method = 'post', login, account }: { method?: 'get' | 'post'; login?: string; account?: object | null } = {},
  ) => {
    const sessions = {
      readToken: () => (account === undefined ? undefined : 'token'),
      findAccount: () => (account ? Promise.resolve({ account }) : Promise.reject(new Error('no database'))),
    } as unknown as Sessions;
    const failures = new SignInFailures(sessions, { error: logged } as unknown as AppLogger, CONFIG);
    const show: ErrorRequestHandler = (thrown, incoming, response, _next) => {
      const fields: Record<string, string> = login === undefined ? {} : { login };
      return failures.show(thrown, { request: incoming, response, fields, language: 'en' as Language });
    };
    const stop: RequestHandler = (_request, _response, next) => next(error);
    const app = express().use(stop, show);
    return request(app)[method]('/oidc/sign-in/1');
  };

  it.each([
    ['an expired sign-in', EXPIRED, 400, TOO_LONG, undefined],
    ['an unavailable database', unavailable(), 503, BUSY, '5'],
    ['a form of another site', crossSite(), 403, FAILED, undefined],
    ['a defect', new TypeError('undefined'), 500, FAILED, undefined],
  ])('shows %s with its status, and a link to a new start', async (_what, error, status, text, retryAfter) => {
    logged.mockClear();
    const answer = await fail(error);
    expect([answer.status, answer.headers['retry-after']]).toEqual([status, retryAfter]);
    expect(answer.text).toContain(text);
    expect(answer.text).toContain('Start again');
    expect(logged).toHaveBeenCalledTimes(status === 500 ? 1 : 0);
  });

  it.each<[string, Parameters<typeof fail>[1], number]>([
    ['the page again', { method: 'get', account: { email: EMAIL, phone: null } }, 303],
    ['the form with the address of the account', { login: EMAIL, account: { email: EMAIL, phone: null } }, 303],
    ['the form with the number of the account', { login: PHONE, account: { email: null, phone: PHONE } }, 303],
    ['the form with another address', { login: 'ravi@example.com', account: { email: EMAIL, phone: PHONE } }, 400],
    ['the form without a login', { account: { email: EMAIL, phone: null } }, 400],
    ['the form in a browser without a session', { login: EMAIL }, 400],
    ['the page while no account is found', { method: 'get', account: null }, 400],
  ])('answers %s after a completed sign-in with the status %s', async (_what, visit, status) => {
    const answer = await fail(EXPIRED, visit);
    expect([answer.status, answer.headers['location']]).toEqual([status, status === 303 ? '/' : undefined]);
  });
});
