import { afterEach, describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { readConfig } from '../../../config/environment.js';
import { providerLimit } from '../provider-limit.js';

const DATABASE_URL = 'postgresql://localhost/nukkad';

describe('the limit of calls to the identity provider', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['/auth', 30],
    ['/sign-in/unknown', 300],
  ])('allows exactly so many calls of %s in a minute: %d', async (path, most) => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(600_000);
    const app = express().use(providerLimit(readConfig({ DATABASE_URL, IP_LIMITS: 'strict' })));
    const statusOf = async (): Promise<number> => (await request(app).get(path)).status;
    const statuses: number[] = [];
    for (let call = 0; call <= most; call++) statuses.push(await statusOf());
    expect(statuses.lastIndexOf(404)).toBe(most - 1);
    expect(statuses[most]).toBe(429);
    clock.mockReturnValue(720_000);
    expect(await statusOf()).toBe(404);
  });
});
