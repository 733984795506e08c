import { isPage, pagesFor } from '@nukkad/domain/pages';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

const DAY_SECONDS = 86_400;
const OK = 200;
const NOT_FOUND = 404;
/** Paths that are of no use to a search engine: calls, the identity provider, and the pages behind the sign-in. */
const NOT_FOR_SEARCH_ENGINES = ['/api/', '/oidc/', '/dev/', '/metrics', ...pagesFor('signed-in').filter(isFixed)];

function isFixed(path: string): boolean {
  return !path.includes(':');
}

/** `robots.txt` as RFC 9309 has it, with the address of the site map. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...NOT_FOR_SEARCH_ENGINES.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** The public pages as sitemaps.org's protocol 0.9 lists them. */
export const sitemapXml = (publicUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pagesFor('public')
      .filter(isFixed)
      .map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Serves what search engines ask for first. */
export function serveSiteFiles(app: NestExpressApplication, publicUrl: string): void {
  const files = [
    ['/robots.txt', 'text/plain; charset=utf-8', robotsText(publicUrl)],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemapXml(publicUrl)],
  ] as const;
  for (const [path, type, text] of files) {
    app.use(path, (request: Request, response: Response, next: NextFunction) => {
      if (request.path !== '/' || !['GET', 'HEAD'].includes(request.method)) return next();
      response.setHeader('Cache-Control', `public, max-age=${DAY_SECONDS}`);
      response.type(type).send(text);
    });
  }
}

/** The status that the front end's document is sent with: the front end says the same in words. */
export const pageStatus = (path: string): number => (isPage(path) ? OK : NOT_FOUND);
