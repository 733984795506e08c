import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BRAND } from '@nukkad/contract/platform/brand';
import { isPage, PAGES } from '@nukkad/contract/pages';
import sharp from 'sharp';
import { BUILT_FRONT_END } from '../../built-front-end.js';
import { createTestApp, type TestApp } from '../../../test/app.js';

describe('pages', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({}, { frontend: BUILT_FRONT_END });
  });
  afterAll(() => test.close());

  const open = (path: string, headers: Record<string, string> = {}) => fetch(`${test.url}${path}`, { headers });
  const typeOf = (answer: Response) => answer.headers.get('content-type')?.toLowerCase();
  const addresses = Object.keys(PAGES).filter((path) => path !== '/jobs/:id');

  it.each(addresses)('%s is answered 200 with a document', async (path) => {
    const answer = await open(path.replace(':id', '0199c2a8'));
    expect([answer.status, typeOf(answer)]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<div id="root"');
  });

  it.each(['/no-such-page', '/employer/jobs/1/2', '/.env', '/wp-login.php', '/signin/more', '/index.html'])(
    'returns 404 for %s with a document that reports a missing page',
    async (path) => {
      const answer = await open(path);
      expect([answer.status, typeOf(answer)]).toEqual([404, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('Page Not Found');
    },
  );

  it('an address that a page had before leads to the one it has', async () => {
    const answer = await fetch(`${test.url}/how-lists-are-ordered`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/how-matching-works']);
  });

  it('/assets without such a file is answered 404 without the document', async () => {
    const answer = await open('/assets/gone-0a1b2c.js');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<div id="root"');
  });

  describe('for search engines', () => {
    it('excludes calls and signed-in pages in robots.txt, and names the site map', async () => {
      const answer = await open('/robots.txt');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
      const lines = (await answer.text()).split('\n');
      expect(lines[0]).toBe('User-agent: *');
      expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /oidc/', 'Disallow: /employer']));
      expect(lines).toContain(`Sitemap: ${test.url}/sitemap.xml`);
      expect(lines).toContain(`Sitemap: ${test.url}/sitemap-jobs.xml`);
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

    it('lists each page with its other languages in sitemap.xml', async () => {
      const text = await (await open('/sitemap.xml')).text();
      const [entry] = /<url><loc>[^<]+\/pricing<\/loc>.*/.exec(text) ?? [];
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="en-IN" href="${test.url}/pricing"/>`);
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="hi-IN" href="${test.url}/pricing?lang=hi"/>`);
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="kn-IN" href="${test.url}/pricing?lang=kn"/>`);
    });
  });

  describe('as an application on a phone', () => {
    interface Manifest {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    }
    /** Diameter of the safe zone of a maskable icon, as a part of its width. */
    const SAFE = 0.8;

    it('the manifest states the name, the scope, the start address and the language of the application', async () => {
      const answer = await open('/manifest.webmanifest');
      expect(typeOf(answer)).toContain('application/manifest+json');
      expect(await answer.json()).toMatchObject({
        ...{ id: '/', scope: '/', start_url: '/', display: 'standalone', lang: 'en-IN', dir: 'ltr' },
        ...{ name: BRAND, short_name: BRAND, description: expect.stringContaining('20 km') },
      });
    });

    it('the manifest names pages behind its shortcuts and pictures of the sizes that it states, in three languages', async () => {
      interface Named {
        name_localized?: Record<string, string>;
        label_localized?: Record<string, string>;
      }
      interface Listed {
        shortcuts: (Named & { name: string; url: string })[];
        screenshots: (Named & { src: string; sizes: string; type: string; form_factor: string })[];
      }
      const { shortcuts, screenshots } = (await (await open('/manifest.webmanifest')).json()) as Listed;
      expect(shortcuts.map(({ name }) => name)).toEqual(['Jobs', 'Instant Requests', 'Today']);
      for (const { url } of shortcuts) expect([url, isPage(new URL(url, test.url).pathname)]).toEqual([url, true]);
      expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
      for (const { name_localized: names, label_localized: labels } of [...shortcuts, ...screenshots])
        expect(Object.keys(names ?? labels ?? {})).toEqual(['hi-IN', 'kn-IN']);
      for (const { src, sizes, type } of screenshots) {
        const answer = await open(src);
        expect([src, answer.status, typeOf(answer)]).toEqual([src, 200, type]);
        const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect([src, `${width}x${height}`]).toEqual([src, sizes]);
      }
    });

    it('serves each icon in the type and size of the manifest, one of them maskable', async () => {
      const { icons } = (await (await open('/manifest.webmanifest')).json()) as Manifest;
      expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'any', 'maskable']);
      for (const { src, sizes, type, purpose } of icons) {
        const answer = await open(src);
        expect([src, answer.status, typeOf(answer)]).toEqual([src, 200, type]);
        if (sizes === 'any') continue;
        const picture = sharp(Buffer.from(await answer.arrayBuffer()));
        const { width, height } = await picture.metadata();
        expect([src, `${width}x${height}`]).toEqual([src, sizes]);
        if (purpose !== 'maskable') continue;
        const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
        const ground = data.subarray(0, 3);
        const drawn = Array.from({ length: width * height }, (_, pixel) => pixel).filter((pixel) => {
          const fromCentre = Math.hypot((pixel % width) - width / 2, Math.floor(pixel / width) - height / 2);
          return fromCentre > (SAFE * width) / 2 && !data.subarray(pixel * 3, pixel * 3 + 3).equals(ground);
        });
        expect(drawn).toEqual([]);
        expect((await picture.stats()).isOpaque).toBe(true);
      }
    });
  });

  describe('preload the scripts of their content for signed-in users', () => {
    const Cookie = 'sid=anything; signed-in=1';
    const preloads = async (path: string, headers: Record<string, string> = { Cookie }) => {
      const html = await (await open(path, headers)).text();
      return [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/assets\/([\w-]+?)-[\w-]{7,8}\.js"/g)].map(
        ([, name]) => name,
      );
    };

    it.each([
      ['/?section=ai-jobs', ['shell', 'ai-jobs', 'job-lists-en']],
      ['/job-seeker', ['shell', 'request-interview', 'job-lists-en']],
      ['/?section=calendar', ['shell', 'calendar', 'signed-in-en']],
      ['/employer', ['shell', 'employer', 'employer-en']],
      ['/employer/jobs/0199c2a8', ['shell', 'manage-job', 'employer-en']],
      ['/instant-requests?tab=requests', ['shell', 'instant', 'instant-en']],
      ['/instant-requests', ['shell', 'instant-en']],
    ])('preload the scripts of %s', async (path, names) => {
      const found = await preloads(path);
      expect(found).toEqual(expect.arrayContaining(names));
      expect(new Set(found).size).toBe(found.length);
      expect(found).not.toContain('sheets');
    });

    it('preload the texts in the language of the reader, and in no other', async () => {
      const found = await preloads('/employer', { Cookie: `${Cookie}; preferred-language=hi` });
      expect(found).toContain('employer-hi');
      expect(found).not.toContain('employer-en');
    });

    it('send a compressed document that must be revalidated each time, and another one to guests', async () => {
      const answer = await open('/employer', { Cookie, 'Accept-Encoding': 'br' });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect(await preloads('/employer', {})).not.toContain('employer');
    });
  });

  describe('set a cookie that tells the browser whether there may be a session', () => {
    const hintIn = (answer: Response): string | undefined =>
      answer.headers.getSetCookie().find((cookie) => cookie.startsWith('signed-in='));

    it('set a cookie that scripts may read, if the session has none yet', async () => {
      const hint = hintIn(await open('/', { Cookie: 'sid=anything' }));
      expect(hint).toMatch(/^signed-in=1; Max-Age=\d+; Path=\/; .*SameSite=Lax$/);
      expect(hint).not.toContain('HttpOnly');
    });

    it('delete the cookie of an ended session', async () => {
      expect(hintIn(await open('/', { Cookie: 'signed-in=1' }))).toMatch(/^signed-in=; .*Expires=Thu, 01 Jan 1970/);
    });

    it.each(['', 'sid=anything; signed-in=1'])('set no cookie for the cookies "%s"', async (Cookie) => {
      expect(hintIn(await open('/', { Cookie }))).toBeUndefined();
    });
  });
});
