import { describe, expect, it } from '@jest/globals';
import { isPage, isPageOf, pagesFor } from './pages.js';

describe('isPage', () => {
  it.each(['/', '/signin', '/signin/', '/SignIn', '/employer', '/employer/jobs/0199-ab', '/instant-requests'])(
    'finds a page at %s',
    (path) => expect(isPage(path)).toBe(true),
  );

  it.each([
    '',
    '//',
    '/sign',
    '/signin/now',
    '/employer/jobs',
    '/employer/jobs/',
    '/employer/jobs/1/2',
    '/admin/users',
    '/index.html',
    '/.env',
  ])('finds none at %j', (path) => expect(isPage(path)).toBe(false));
});

describe('isPageOf', () => {
  it.each([
    ['/employer/jobs/0199-ab', 'signed-in', true],
    ['/Instant-Requests/', 'signed-in', true],
    ['/', 'signed-in', false],
    ['/jobs/0199-ab', 'signed-in', false],
    ['/jobs/0199-ab', 'public', true],
    ['/employer', 'public', false],
    ['/api/login', 'public', false],
  ] as const)('returns for %s and %s: %s', (path, access, expected) => expect(isPageOf(path, access)).toBe(expected));
});

describe('pagesFor', () => {
  it('lists the pages for guests and those that need a session, each page once', () => {
    expect(pagesFor('public')).toEqual(expect.arrayContaining(['/', '/old-landing', '/terms']));
    expect(pagesFor('signed-in')).toEqual([
      '/job-seeker',
      '/employer',
      '/employer/jobs/:id',
      '/instant-requests',
      '/work/start/:token',
      '/work/end/:token',
      '/payments/:id',
      '/statement',
      '/papers/:id',
      '/support/:reference',
      '/admin',
    ]);
  });
});
