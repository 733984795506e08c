import { BRAND } from '@nukkad/contract/platform/brand';
import type { Language } from '@nukkad/contract/languages';
import type { Response } from 'express';
import { translate } from '../../common/i18n/translate.js';
import { facesOf } from './auth-page.fonts.js';
import { PROVIDER_PATH } from './identity-provider-settings.js';
import { html, type Markup } from '../../common/http/markup.js';
import { PAGE_STYLE_PATH } from '../../common/http/page-style.js';

/** Where the script of the sign-in pages is served. */
export const SCRIPT_PATH = `${PROVIDER_PATH}/sign-in.js`;

/** A page that the server renders: sign-in, sign-out and their errors. */
export interface AuthPage {
  language: Language;
  title: string;
  body: Markup;
  /** A choice of language, where the page can be shown again. */
  choice?: Markup;
  /** The page is a sign-in page with its optional script. */
  hasScript?: boolean;
}

/** Returns the HTML document of a page. */
export const documentOf = (page: AuthPage): string =>
  html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title}</title>
        ${facesOf(page.language).map((face) => html`<link rel="preload" as="font" type="font/woff2" href="${face}" crossorigin />`)}
        <link rel="stylesheet" href="${PAGE_STYLE_PATH}" />
        ${page.hasScript && html`<script src="${SCRIPT_PATH}" defer></script>`}
      </head>
      <body>
        <header>
          <a class="brand" href="/" aria-label="${translate(page.language, 'auth:pages.home', { brand: BRAND })}"
            >${BRAND}</a
          >${page.choice}
        </header>
        <main>
          <h1>${page.title}</h1>
          ${page.body}
        </main>
      </body>
    </html> `.text;

/** A page is never cached. Its form may send the referrer, because the receiver checks the origin. */
export const AUTH_PAGE_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };

/** Sends a page. */
export function sendAuthPage(response: Response, page: AuthPage, status = 200): void {
  response.status(status).set(AUTH_PAGE_HEADERS).type('html').send(documentOf(page));
}
