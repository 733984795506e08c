import { beforeEach, describe, expect, it } from '@jest/globals';
import { JOB_PAGE_DAYS, JOB_PAGES_MAX, JobPages, type PageCache, publicJobOf } from '../service-worker/job-pages';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const DAY_MS = 86_400_000;
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ID = idOf(1);

/** An answer as far as the pages read it; jsdom has no Response. */
const answer = (status: number, date = new Date(NOW)): Response =>
  ({
    ...{ status, ok: status === 200 },
    headers: { get: (name: string) => (name === 'Date' ? date.toUTCString() : null) },
  }) as unknown as Response;

function addressOf(key: RequestInfo | URL): string {
  if (typeof key === 'string') return key;
  return 'url' in key ? key.url : key.href;
}

describe('the stored pages of public jobs', () => {
  let cache: Map<string, Response>;
  let fetched: [string, RequestInit][];
  let status: number;
  let now: number;
  let pages: JobPages;

  beforeEach(() => {
    [cache, fetched, status, now] = [new Map(), [], 200, NOW];
    const open = async (): Promise<PageCache> =>
      Promise.resolve({
        match: (key) => Promise.resolve(cache.get(addressOf(key))),
        put: (key, page) => Promise.resolve(void cache.set(addressOf(key), page)),
        delete: (key) => Promise.resolve(cache.delete(addressOf(key))),
        keys: () => Promise.resolve([...cache.keys()].map((url) => ({ url }))),
      });
    const fetchPage = (address: string, options: RequestInit): Promise<Response> => {
      fetched.push([address, options]);
      return status === 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer(status));
    };
    pages = new JobPages(open, fetchPage, () => now);
  });

  it.each([
    [`/jobs/${ID}`, ID],
    [`/Jobs/${ID.toUpperCase()}/`, ID],
    [`/api/public/jobs/${ID}`, ID],
    [`/api/jobs/${ID}`, null],
    [`/employer/jobs/${ID}`, null],
    ['/jobs/unknown', null],
    [`/jobs/${ID}/more`, null],
  ])('belong to the address %s: %s', (path, id) => {
    expect(publicJobOf(path)).toBe(id);
  });

  it('are fetched in the language of the visit, without cookies', async () => {
    await pages.store(ID, 'hi-IN');
    expect(fetched).toEqual([[`/jobs/${ID}?lang=hi`, { credentials: 'omit', redirect: 'error' }]]);
    expect(await pages.find(ID)).toMatchObject({ status: 200 });
    expect(await pages.find(idOf(2))).toBeUndefined();
  });

  it('are fetched once for a document and a call of the same job, and again in another language', async () => {
    await Promise.all([pages.store(ID, 'en-IN'), pages.store(ID, 'en')]);
    await pages.store(ID, 'kn-IN');
    expect(fetched.map(([address]) => address)).toEqual([`/jobs/${ID}?lang=en`, `/jobs/${ID}?lang=kn`]);
  });

  it('are fetched again after a failure, which leaves the stored page', async () => {
    await pages.store(ID, 'en');
    for (status of [0, 503]) await pages.store(ID, 'hi');
    expect(fetched).toHaveLength(3);
    expect(await pages.find(ID)).toBeDefined();
  });

  it.each([404, 410])('are removed when the server answers %i', async (gone) => {
    await pages.store(ID, 'en');
    status = gone;
    await pages.store(ID, 'hi');
    expect(await pages.find(ID)).toBeUndefined();
  });

  it.each([404, 410])('are removed when the browser receives %i, also just after they were stored', async (gone) => {
    await pages.follow(ID, answer(200));
    expect(await pages.find(ID)).toBeDefined();
    await pages.follow(ID, answer(gone));
    expect(await pages.find(ID)).toBeUndefined();
    expect(fetched).toHaveLength(1);
  });

  it('are fetched again at a later visit and after another language', async () => {
    await pages.store(ID, 'en');
    now += 60_000;
    for (const language of ['en', 'hi', 'en']) await pages.store(ID, language);
    expect(fetched.map(([address]) => address.slice(-2))).toEqual(['en', 'en', 'hi', 'en']);
  });

  it('are the latest ones', async () => {
    await pages.store(ID, 'en');
    for (let number = 2; number <= JOB_PAGES_MAX; number++) await pages.store(idOf(number), 'en');
    await pages.store(ID, 'hi');
    await pages.store(idOf(JOB_PAGES_MAX + 1), 'en');
    expect(cache.size).toBe(JOB_PAGES_MAX);
    expect(await pages.find(ID)).toBeDefined();
    expect(await pages.find(idOf(2))).toBeUndefined();
  });

  it('are given up when they are too old', async () => {
    await pages.store(ID, 'en');
    now += JOB_PAGE_DAYS * DAY_MS - 1;
    expect(await pages.find(ID)).toBeDefined();
    now += 1;
    expect(await pages.find(ID)).toBeUndefined();
    expect(cache.size).toBe(0);
  });
});
