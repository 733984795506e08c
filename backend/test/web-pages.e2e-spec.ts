import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PAGES } from '@nukkad/domain/pages';
import { createTestApp, type TestApp } from './app.js';

/** Needs the built front end; the test command builds it first. */
describe('pages', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const open = (path: string, headers: Record<string, string> = {}) => fetch(`${test.url}${path}`, { headers });
  const addresses = Object.keys(PAGES).map((path) => path.replace(':id', '0199c2a8'));

  it.each(addresses)('%s is answered 200 with the document', async (path) => {
    const answer = await open(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<div id="root">');
  });

  it.each(['/no-such-page', '/employer/jobs/1/2', '/.env', '/wp-login.php', '/signin/more', '/index.html'])(
    '%s, where no page stands, is answered 404 with the document, which says so',
    async (path) => {
      const answer = await open(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('<div id="root">');
    },
  );

  it('/assets without such a file is answered 404 without the document', async () => {
    const answer = await open('/assets/gone-0a1b2c.js');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<div id="root">');
  });

  describe('for search engines', () => {
    it('robots.txt is plain text that keeps them from calls and from pages behind the sign-in, and names the site map', async () => {
      const answer = await open('/robots.txt');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
      const lines = (await answer.text()).split('\n');
      expect(lines[0]).toBe('User-agent: *');
      expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /oidc/', 'Disallow: /employer']));
      expect(lines).toContain(`Sitemap: ${test.url}/sitemap.xml`);
      expect(lines).not.toContain('Disallow: /');
    });

    it('sitemap.xml lists each public page, which answers 200, and no other', async () => {
      const answer = await open('/sitemap.xml');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
      const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => String(url));
      expect(listed).toContain(`${test.url}/`);
      expect(listed).toContain(`${test.url}/pricing`);
      expect(listed.filter((url) => /employer|job-seeker|instant-requests|:/.test(new URL(url).pathname))).toEqual([]);
      for (const url of listed) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
    });
  });

  describe('tell the browser whether there is a session to ask about', () => {
    const hintIn = (answer: Response): string | undefined =>
      answer.headers.getSetCookie().find((cookie) => cookie.startsWith('signed-in='));

    it('with a cookie that scripts may read, when the session has none yet', async () => {
      const hint = hintIn(await open('/', { Cookie: 'sid=anything' }));
      expect(hint).toMatch(/^signed-in=1; Max-Age=\d+; Path=\/; .*SameSite=Lax$/);
      expect(hint).not.toContain('HttpOnly');
    });

    it('by taking the cookie away, when the session is gone', async () => {
      expect(hintIn(await open('/', { Cookie: 'signed-in=1' }))).toMatch(/^signed-in=; .*Expires=Thu, 01 Jan 1970/);
    });

    it.each(['', 'sid=anything; signed-in=1'])('with nothing new, when the cookies are "%s"', async (Cookie) => {
      expect(hintIn(await open('/', { Cookie }))).toBeUndefined();
    });
  });
});
