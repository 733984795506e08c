import { LANGUAGES, LOCALES } from '@nukkad/contract/languages';
import { fixedPagesFor, isPage, MOVED_PAGES, pageAddress } from '@nukkad/contract/pages';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { TtlCache } from '../common/concurrency/ttl-cache.js';
import { escapeMarkup } from '../common/http/markup.js';
import type { PublicJobsReadModel } from '../modules/jobs/jobs.public.js';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;
const MOVED_PERMANENTLY = 301;
const PAGES_FILE = '/sitemap.xml';
const JOBS_FILE = '/sitemap-jobs.xml';
/** Addresses in a site map; the protocol allows 50,000. */
const SITE_MAP_MAX = 10_000;
const XML = 'application/xml; charset=utf-8';
const OK = 200;
const NOT_FOUND = 404;
/** Paths without use to a search engine: calls, the identity provider, and the signed-in pages. */
const NOT_FOR_SEARCH_ENGINES = ['/api/', '/oidc/', '/dev/', '/metrics', ...fixedPagesFor('signed-in')];

/** Returns `robots.txt` according to RFC 9309, with the address of the site map. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...NOT_FOR_SEARCH_ENGINES.map((path) => `Disallow: ${path}`),
    '',
    ...[PAGES_FILE, JOBS_FILE].map((file) => `Sitemap: ${publicUrl}${file}`),
    '',
  ].join('\n');

interface SiteMapEntry {
  path: string;
  changedAt?: Date;
}

/** Pages as sitemaps.org's protocol 0.9 lists them, each with its address in every language. */
export function sitemapXml(publicUrl: string, entries: readonly SiteMapEntry[]): string {
  const alternate = (language: string, address: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`;
  const lines = entries.map(({ path, changedAt }) => {
    const addresses = LANGUAGES.map((language) => alternate(LOCALES[language], pageAddress(publicUrl, path, language)));
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `  <url><loc>${escapeMarkup(publicUrl + path)}</loc>${changed}${addresses.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

const sendFile = (response: Response, type: string, seconds: number, text: string): void => {
  response.setHeader('Cache-Control', `public, max-age=${seconds}`);
  response.type(type).send(text);
};

/** Serves the files that search engines request first, and redirects old addresses of pages to the current ones. */
export function serveSiteFiles(
  app: NestExpressApplication,
  publicUrl: string,
  jobs: Pick<PublicJobsReadModel, 'listNewest'>,
): void {
  const pages = sitemapXml(
    publicUrl,
    fixedPagesFor('public').map((path) => ({ path })),
  );
  // read once an hour, for all clients
  const known = new TtlCache<string>({ seconds: HOUR_SECONDS, most: 1 });
  const jobsText = (): Promise<string> =>
    known.getOrLoad(JOBS_FILE, async () => {
      const open = await jobs.listNewest(SITE_MAP_MAX);
      return sitemapXml(
        publicUrl,
        open.map(({ id, changedAt }) => ({ path: `/jobs/${id}`, changedAt })),
      );
    });
  const robots = robotsText(publicUrl);
  const files: Record<string, (response: Response) => Promise<void> | void> = {
    '/robots.txt': (response) => sendFile(response, 'text/plain; charset=utf-8', DAY_SECONDS, robots),
    [PAGES_FILE]: (response) => sendFile(response, XML, DAY_SECONDS, pages),
    [JOBS_FILE]: async (response) => sendFile(response, XML, HOUR_SECONDS, await jobsText()),
  };
  app.use(async (request: Request, response: Response, next: NextFunction) => {
    if (!['GET', 'HEAD'].includes(request.method)) return next();
    const moved = MOVED_PAGES[request.path];
    if (moved) return response.redirect(MOVED_PERMANENTLY, moved);
    const file = files[request.path];
    if (!file) return next();
    await file(response);
  });
}

/** Returns the status of the front end's document: the front end renders the corresponding text. */
export const pageStatus = (path: string): number => (isPage(path) ? OK : NOT_FOUND);
