import { describe, expect, it } from '@jest/globals';
import { expectNoViolations } from './contract-violations';
import { fakeServer, outage, problem } from './fake-server';
import { aReceivedApplication } from './hiring';
import { aSeeker } from './people';

const application = aReceivedApplication();
const APPLICATION = `/api/applications/${application.id}`;
const SAVED = 'POST /api/saved-searches';
const call = (method: string, path: string, body?: object) =>
  fetch(`http://localhost${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

describe('a call of the fake server fails the test at its end', () => {
  it('when the response lacks a field', async () => {
    const { status: _status, ...incomplete } = application;
    fakeServer({ [`GET ${APPLICATION}`]: () => incomplete });
    await call('GET', APPLICATION);
    expect(expectNoViolations).toThrow(/must have required property 'status'/);
  });

  it('when the response has an undeclared field', async () => {
    fakeServer({ 'GET /api/auth/user': () => ({ ...aSeeker(), password: 'secret' }) });
    await call('GET', '/api/auth/user');
    expect(expectNoViolations).toThrow(/must NOT have additional properties \(password\)/);
  });

  it('when a Response has an undeclared status', async () => {
    fakeServer({ 'GET /api/auth/user': () => Response.json(aSeeker(), { status: 201 }) });
    await call('GET', '/api/auth/user');
    expect(expectNoViolations).toThrow(/status 201 is not declared/);
  });

  it('when a refusal is no problem document', async () => {
    fakeServer({ 'GET /api/auth/user': () => Response.json({ error: 'no' }, { status: 401 }) });
    await call('GET', '/api/auth/user');
    expect(expectNoViolations).toThrow(/content type application\/json is not declared/);
  });

  it('when the contract has no such call, although the page never makes it', () => {
    fakeServer({ 'GET /api/horoscopes': () => [] });
    expect(expectNoViolations).toThrow(/GET \/api\/horoscopes: the contract has no such call/);
  });

  it('when the page sends a body that the schema forbids', async () => {
    fakeServer({ [SAVED]: () => problem(400, 'No') });
    await call('POST', '/api/saved-searches', { radius: 'far' });
    expect(expectNoViolations).toThrow(/request: \/radius must be/);
  });

  it('when the page sends an undeclared query parameter', async () => {
    fakeServer();
    await call('GET', '/api/notifications?mood=good');
    expect(expectNoViolations).toThrow(/the query has no parameter mood/);
  });

  it('when an id in the path is invalid', async () => {
    fakeServer({ 'GET /api/applications/first': () => application });
    await call('GET', '/api/applications/first');
    expect(expectNoViolations).toThrow(/parameter id/);
  });
});

describe('a call of the fake server passes', () => {
  it('when request and response match the contract', async () => {
    fakeServer({ [`GET ${APPLICATION}`]: () => application, 'GET /api/auth/user': () => problem(401, 'Sign in') });
    await call('GET', APPLICATION);
    expect((await call('GET', '/api/auth/user')).status).toBe(401);
    expectNoViolations();
  });

  it('when a proxy responds instead of the server', async () => {
    fakeServer({ 'GET /api/auth/user': () => outage() });
    expect((await call('GET', '/api/auth/user')).status).toBe(502);
    expectNoViolations();
  });

  it('when the spec permits the request', async () => {
    const server = fakeServer({ [SAVED]: () => problem(400, 'No') });
    server.permitInvalid(SAVED);
    await call('POST', '/api/saved-searches', { radius: 'far' });
    expectNoViolations();
  });

  it('with the status of success that the contract declares', async () => {
    fakeServer({ [`POST /api/jobs/${application.id}/views`]: () => undefined });
    expect((await call('POST', `/api/jobs/${application.id}/views`)).status).toBe(204);
    expectNoViolations();
  });
});
