import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BRAND } from '@nukkad/contract/platform/brand';
import { LANGUAGES, LOCALES } from '@nukkad/contract/languages';
import { fixedPagesFor } from '@nukkad/contract/pages';
import { BUILT_FRONT_END } from '../../built-front-end.js';
import { saveJob } from '../../modules/jobs/tests/job.factory.js';
import { employer, type Person } from '../../modules/jobs/tests/people.js';
import type { JobEntity } from '../../modules/jobs/entities/job.entity.js';
import { createTestApp, type TestApp } from '../../../test/app.js';

const DAY_MS = 86_400_000;

describe('documents of public pages', () => {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp({}, { frontend: BUILT_FRONT_END });
    owner = await employer(test);
  });
  afterAll(() => test.close());

  const open = (path: string, headers: Record<string, string> = {}) => fetch(`${test.url}${path}`, { headers });
  const read = async (path: string, headers: Record<string, string> = {}) => (await open(path, headers)).text();
  const save = (fields: Partial<JobEntity> = {}) => saveJob(test.dataSource, { employerId: owner.id, ...fields });
  const first = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';
  const textOf = (html: string): string => html.replace(/<(script|style)[^]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');

  const pages = fixedPagesFor('public');
  const cases = pages.flatMap((path) => LANGUAGES.map((language) => [path, language] as const));

  it.each(cases)('render %s without scripts in %s, with a head in that language', async (path, language) => {
    const answer = await open(`${path}?lang=${language}`);
    expect(answer.headers.get('content-language')).toBe(LOCALES[language]);
    const html = await answer.text();
    expect(first(/<html lang="([^"]+)"/, html)).toBe(LOCALES[language]);
    const [heading, title, description] = [
      first(/<h1[^>]*>([^]+?)<\/h1>/, html),
      first(/<title>([^<]+)<\/title>/, html),
      first(/<meta name="description" content="([^"]+)"/, html),
    ];
    expect(textOf(heading).trim()).not.toBe('');
    expect(title).toContain(BRAND);
    expect(description.length).toBeGreaterThan(25);
    const script = { en: /[a-z]/, hi: /[\u0900-\u097f]/, kn: /[\u0c80-\u0cff]/ }[language];
    for (const text of [heading, title, description]) expect(text).toMatch(script);
    expect(textOf(html).length).toBeGreaterThan(400);
    const own = `${test.url}${path}${language === 'en' ? '' : `?lang=${language}`}`;
    expect(first(/<link rel="canonical" href="([^"]+)"/, html)).toBe(own);
    expect(html).toContain(`<link rel="alternate" hrefLang="kn-IN" href="${test.url}${path}?lang=kn"/>`);
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
    expect(html).not.toContain('%ORIGIN%');
  });

  it('have individual titles and descriptions', async () => {
    const heads = await Promise.all(
      pages.map(async (path) => {
        const html = await read(path);
        return [first(/<title>([^<]+)/, html), first(/name="description" content="([^"]+)"/, html)];
      }),
    );
    for (const index of [0, 1]) expect(new Set(heads.map((head) => head[index])).size).toBe(pages.length);
  });

  describe('are sent in the language', () => {
    it.each([
      ['that the address asks for, before all', '/about?lang=kn', 'preferred-language=hi', 'en', 'kn-IN'],
      [
        'that was chosen in this browser, before that of the device',
        '/about',
        'a=b; preferred-language=hi',
        'kn',
        'hi-IN',
      ],
      ['of the device, where none was chosen', '/about', '', 'ta, kn;q=0.8, en;q=0.2', 'kn-IN'],
      [
        'English, where the product speaks none that is asked for',
        '/about?lang=xx',
        'preferred-language=fr',
        'ta',
        'en-IN',
      ],
    ])('%s', async (_what, path, cookie, accepted, language) => {
      const answer = await open(path, { Cookie: cookie, 'Accept-Language': accepted });
      expect(answer.headers.get('content-language')).toBe(language);
      expect(answer.headers.get('vary')).toContain('Accept-Language, Cookie');
    });
  });

  it('allow the style elements that they carry, and no other', async () => {
    const answer = await open('/pricing');
    const html = await answer.text();
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style]) => style ?? '');
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    // the styles of the page and the styles of every page; each has an id by which the scripts take it over
    expect(hashes).toHaveLength(3);
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' ${hashes.join(' ')} `);
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application))/);
  });

  it('return 304 for an unchanged document that the browser has cached', async () => {
    const etag = (await open('/terms')).headers.get('etag') ?? '';
    await test.api.get('/terms').set('If-None-Match', etag).expect(304);
    await test.api.get('/terms?lang=hi').set('If-None-Match', etag).expect(200);
  });

  it.each(['sid=anything; signed-in=1'])(
    'are not sent to signed-in users, whose browser renders the page',
    async (Cookie) => {
      const html = await read('/', { Cookie });
      expect(html).toContain('<div id="root"></div>');
    },
  );

  it.each(['/?section=ai-jobs', '/signin?error=expired', '/signup?ref=ABC'])(
    'are not sent for %s, which renders something else first',
    async (address) => {
      expect(await read(address)).toContain('<div id="root"></div>');
    },
  );

  it('are sent for links with campaign parameters', async () => {
    expect(await read('/?utm_source=poster&city=Mysuru')).toContain('<div id="root" data-language="en">');
  });

  describe('of a job', () => {
    it('show the job, its pay and its place without scripts, in the reader’s language', async () => {
      const job = await save({
        title: 'Dosa cook',
        company: 'Annapurna',
        minRate: 150,
        maxRate: 150,
        rateType: 'hourly',
      });
      const html = await read(`/jobs/${job.id}?lang=hi`);
      const shown = textOf(html);
      for (const part of ['Dosa cook', 'Annapurna', '₹150', job.description.slice(0, 20)])
        expect(shown).toContain(part);
      expect(first(/<html lang="([^"]+)"/, html)).toBe('hi-IN');
      expect(first(/property="og:title" content="([^"]+)"/, html)).toContain('Dosa cook, Annapurna');
      expect(first(/property="og:description" content="([^"]+)"/, html)).toMatch(/₹150/);
      expect(first(/rel="canonical" href="([^"]+)"/, html)).toBe(`${test.url}/jobs/${job.id}?lang=hi`);
      expect(html).not.toContain(owner.id);
    });

    it('carry it as a JobPosting of schema.org', async () => {
      const job = await save({ title: 'Cook </script><b>', minRate: 18_000, maxRate: 20_000, rateType: 'monthly' });
      const html = await read(`/jobs/${job.id}`);
      const data: unknown = JSON.parse(first(/<script type="application\/ld\+json">([^]+?)<\/script>/, html));
      expect(data).toMatchObject({
        ...{ '@type': 'JobPosting', title: 'Cook </script><b>', url: `${test.url}/jobs/${job.id}` },
        ...{ datePosted: job.createdAt.toISOString(), validThrough: job.expiresAt.toISOString() },
        hiringOrganization: { '@type': 'Organization', name: job.company },
        jobLocation: { address: { addressLocality: job.location, addressCountry: 'IN' } },
        baseSalary: { currency: 'INR', value: { minValue: 18_000, maxValue: 20_000, unitText: 'MONTH' } },
      });
    });

    it('show that a filled job is over, and exclude it from search engines', async () => {
      const job = await save({ status: 'filled' });
      const answer = await open(`/jobs/${job.id}`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('JobPosting');
    });

    it('return 410 thirty days after a job has ended, and 404 for an unknown job', async () => {
      const old = await save({ status: 'closed', updatedAt: new Date(Date.now() - 31 * DAY_MS) });
      expect((await open(`/jobs/${old.id}`)).status).toBe(410);
      expect((await open('/jobs/0199c2a8-0000-7000-8000-000000000000')).status).toBe(404);
      expect((await open('/jobs/no-id')).status).toBe(404);
    });

    it('render at most ten jobs per second: further guests receive the document that renders in the browser', async () => {
      const own = await createTestApp({}, { own: true, frontend: BUILT_FRONT_END });
      const hirer = await employer(own);
      const jobs = await Promise.all(
        Array.from({ length: 14 }, () => saveJob(own.dataSource, { employerId: hirer.id })),
      );
      // a frozen clock: however slow the machine is, all requests arrive within one second
      const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
      try {
        const texts = await Promise.all(jobs.map(async ({ id }) => (await fetch(`${own.url}/jobs/${id}`)).text()));
        expect(texts.filter((html) => html.includes('JobPosting'))).toHaveLength(10);
        expect(texts.filter((html) => html.includes('<div id="root"></div>'))).toHaveLength(4);
      } finally {
        now.mockRestore();
        await own.close();
      }
    });

    it('are listed in the site map of jobs while the job is open', async () => {
      const answer = await open('/sitemap-jobs.xml');
      expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
      const text = await answer.text();
      const ids = [...text.matchAll(/<loc>[^<]+\/jobs\/([^<]+)<\/loc><lastmod>/g)].map(([, id]) => id);
      const rows: { id: string; status: string }[] = await test.dataSource.query(`SELECT id, status FROM jobs`);
      const isOpen = new Map(rows.map(({ id, status }) => [id, status === 'open']));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id) => !isOpen.get(id ?? ''))).toEqual([]);
    });
  });
});
