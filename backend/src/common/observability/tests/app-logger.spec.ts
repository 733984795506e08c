import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readConfig } from '../../../config/environment.js';
import { runInRequest } from '../../context/request-context.js';
import { AppLogger } from '../app-logger.js';
import { LogOutput } from '../log-output.js';

describe('an entry of the log', () => {
  let lines: string[];
  let logger: AppLogger;
  beforeEach(() => {
    lines = [];
    jest.spyOn(LogOutput.prototype, 'write').mockImplementation((line) => void lines.push(line));
    logger = new AppLogger(readConfig({ DATABASE_URL: 'postgres://127.0.0.1/nukkad', LOG_LEVEL: 'info' }));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const entry = (): Record<string, unknown> => JSON.parse(lines[0] ?? '') as Record<string, unknown>;

  it('names the time in UTC, the service, its role, the event and the request', () => {
    runInRequest({ requestId: 'request-1', language: 'en' }, () => logger.info({ event: 'sign-in.accepted' }));
    const { time, ...rest } = entry();
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(rest).toEqual({
      ...{ level: 30, service: 'nukkad', role: 'all', event: 'sign-in.accepted', requestId: 'request-1' },
    });
  });

  it('names the region of the process', () => {
    const settings = { DATABASE_URL: 'postgres://127.0.0.1/nukkad', REGION_ID: 'ka', LOG_LEVEL: 'info' };
    new AppLogger(readConfig(settings)).info({ event: 'server.ready' });
    expect(entry()).toMatchObject({ region: 'ka' });
  });

  it('is one line of JSON, whatever its values are', () => {
    const reason = 'first\n{"event":"forged"}\r\u2028\u0000"';
    logger.warn({ event: 'queue.error', reason });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[^\n\r]+\n$/);
    expect(entry()).toMatchObject({ event: 'queue.error', reason });
  });

  it('has the stack of an error, and none of its data', () => {
    logger.error({ event: 'request.failed' }, Object.assign(new Error('broken'), { parameters: ['a secret'] }));
    expect(entry()['stack']).toMatch(/^Error: broken\n/);
    expect(lines[0]).not.toContain('a secret');
  });
});
