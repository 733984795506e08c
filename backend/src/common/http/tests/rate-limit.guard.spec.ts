import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { tooMany } from '../../errors/common.errors.js';
import { IpLimit, RateLimitGuard } from '../rate-limit.guard.js';
import type { RateLimits } from '../rate-limits.js';

class Calls {
  @IpLimit({ name: 'calls', limit: 1, seconds: 60 })
  limited(): void {
    /* only its limit matters */
  }
}

const admitted = (method: string, failure: Error): Promise<boolean> => {
  const limits = { consumeForIp: () => Promise.reject(failure) } as unknown as RateLimits;
  const context = {
    getHandler: () => new Calls().limited,
    switchToHttp: () => ({ getRequest: () => ({ method, ip: '192.0.2.1' }) }),
  } as unknown as ExecutionContext;
  return new RateLimitGuard(new Reflector(), limits).canActivate(context);
};
const withCode = (code: string): Error => Object.assign(new Error('refused'), { code });

describe('RateLimitGuard', () => {
  it.each([
    ['the disk is full', '53100'],
    ['the database is read-only', '25006'],
  ])('admits a read uncounted while %s', async (_what, code) => {
    expect(await admitted('GET', withCode(code))).toBe(true);
    await expect(admitted('POST', withCode(code))).rejects.toThrow('refused');
  });

  it('refuses a read beyond its limit, and one that the database does not answer', async () => {
    await expect(admitted('GET', tooMany(9))).rejects.toMatchObject({ errorClass: 'tooMany' });
    await expect(admitted('GET', withCode('57P01'))).rejects.toThrow('refused');
  });
});
