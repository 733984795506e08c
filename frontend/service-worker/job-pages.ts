/** The used part of a cache of answers. */
export type PageCache = Pick<Cache, 'match' | 'put' | 'delete'> & {
  keys: () => Promise<readonly Pick<Request, 'url'>[]>;
};

/** Maximum number of stored pages, the latest that were opened, and their maximum age. */
export const JOB_PAGES_MAX = 20;
export const JOB_PAGE_DAYS = 7;

/** Time within which the document of a job and its call belong to one visit, in milliseconds. */
const VISIT_MS = 10_000;
const DAY_MS = 86_400_000;
const PATH = /^\/(?:api\/public\/)?jobs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Returns the id of the public job that a page or a call is about; null for another address. */
export const publicJobOf = (path: string): string | null => PATH.exec(path)?.[1]?.toLowerCase() ?? null;

const isFresh = (page: Response, now: number): boolean =>
  now - Date.parse(page.headers.get('Date') ?? '') < JOB_PAGE_DAYS * DAY_MS;

/**
 * The pages of public jobs that were opened in this browser. Each is the document for guests, fetched without cookies, so that it
 * contains nothing about an account.
 */
export class JobPages {
  /** The latest visit of each job since the worker started. */
  private readonly visits = new Map<string, { language: string; at: number }>();

  constructor(
    private readonly open: () => Promise<PageCache>,
    private readonly fetchPage: (address: string, options: RequestInit) => Promise<Response>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Stores the page of a job in a language (`hi-IN`), or removes it if the job is gone. Never rejects: the page is only missing then. */
  async store(id: string, locale: string | null): Promise<void> {
    const language = locale?.split('-')[0] ?? '';
    const visit = { language, at: this.now() };
    const latest = this.visits.get(id);
    if (latest?.language === language && visit.at - latest.at < VISIT_MS) return;
    this.visits.set(id, visit);
    try {
      await this.replace(`/jobs/${id}`, language);
    } catch {
      if (this.visits.get(id) === visit) this.visits.delete(id);
    }
  }

  /** Stores the page of a job after the server delivered it to the browser, or removes it after the answer that the job is gone. */
  async follow(id: string, response: Response): Promise<void> {
    if (!GONE.has(response.status)) return this.store(id, response.headers.get('Content-Language'));
    const pages = await this.open();
    await pages.delete(`/jobs/${id}`, { ignoreVary: true });
  }

  /** Returns the stored page of a job; undefined if there is none, or it is too old. */
  async find(id: string): Promise<Response | undefined> {
    const pages = await this.open();
    const key = `/jobs/${id}`;
    const page = await pages.match(key, { ignoreVary: true });
    if (!page || isFresh(page, this.now())) return page;
    await pages.delete(key, { ignoreVary: true });
    return undefined;
  }

  private async replace(key: string, language: string): Promise<void> {
    const address = language ? `${key}?lang=${language}` : key;
    const page = await this.fetchPage(address, { credentials: 'omit', redirect: 'error' });
    if (!page.ok && !GONE.has(page.status)) throw new Error(`The page answered ${page.status}.`);
    const pages = await this.open();
    await pages.delete(key, { ignoreVary: true });
    if (!page.ok) return;
    // the latest page is the last one
    await pages.put(key, page);
    const known = await pages.keys();
    for (const { url } of known.slice(0, -JOB_PAGES_MAX)) await pages.delete(url, { ignoreVary: true });
  }
}
