import { describe, expect, it } from '@jest/globals';
import { readSecurityOptions } from './security-options.js';

describe('the options of the security proofs', () => {
  it('send 600 requests to each call in both parts by default', () => {
    expect(readSecurityOptions([])).toEqual({ parts: ['server', 'browser'], requests: 600, seed: 1 });
  });

  it('select one part, a number of requests and a seed', () => {
    const options = readSecurityOptions(['--part', 'server', '--requests', '5', '--seed', '7']);
    expect(options).toEqual({ parts: ['server'], requests: 5, seed: 7 });
  });

  it.each([
    [['--part', 'network'], 'There is no part network'],
    [['--requests', '0'], '--requests is a whole number'],
    [['--seed', 'x'], '--seed is a whole number'],
  ])('refuse %j', (args, message) => {
    expect(() => readSecurityOptions(args)).toThrow(message);
  });
});
