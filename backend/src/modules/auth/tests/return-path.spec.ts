import { describe, expect, it } from '@jest/globals';
import { safeReturnPath } from '../return-path.js';

describe('safeReturnPath', () => {
  it.each([
    ['/', '/'],
    ['/employer', '/employer'],
    ['/instant-requests?tab=post&x=1#top', '/instant-requests?tab=post&x=1#top'],
    ['/jobs/../employer', '/employer'],
    ['/plans?next=https://evil.example', '/plans?next=https://evil.example'],
    ['/काम', '/%E0%A4%95%E0%A4%BE%E0%A4%AE'],
  ])('accepts the path %s as %s', (path, safe) => {
    expect(safeReturnPath(path)).toBe(safe);
  });

  it.each([
    undefined,
    '',
    'employer',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\r\nSet-Cookie: x=1',
    '/%0d%0aSet-Cookie:x=1',
    '/\u0000',
    '/.//evil.example',
    '/a/..//evil.example',
    ' /employer',
    '?x',
    '#x',
    '/api/logout',
    '/api/login?returnTo=/api/login',
    '/oidc/session/end',
    '/x/../api/logout',
  ])('rejects the path %j', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });
});
