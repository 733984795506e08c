import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import {
  asLanguage,
  LANGUAGE_PARAMETER,
  LANGUAGE_STORAGE_KEY,
  type Language,
  LANGUAGES,
  LOCALES,
  negotiateLanguage,
} from '@nukkad/contract/languages';
import { documentName, fixedPagesFor, isPage } from '@nukkad/contract/pages';
import { uuid } from '@nukkad/contract/primitives';
import type { PublicJob } from '@nukkad/contract/jobs/public-jobs';
import type { Request, Response } from 'express';
import { TtlCache } from '../common/concurrency/ttl-cache.js';
import { DomainError } from '../common/errors/domain-error.js';
import { cookieValue } from '../common/http/cookie-value.js';
import type { AppLogger } from '../common/observability/app-logger.js';
import type { PublicJobsReadModel } from '../modules/jobs/jobs.public.js';
import { LocalRateLimit } from './local-rate-limit.js';
import { loadRenderer } from './page-renderer.js';
import { RouteScripts } from './route-scripts.js';

/** Placeholder that the build writes for the origin of the product. */
const ORIGIN = '%ORIGIN%';
/** Cache of the documents of jobs: lifetime in seconds and maximum number. */
const CACHE_OPTIONS = { seconds: 60, most: 200 };
/** The build's output does not change while the server runs. */
const NO_EXPIRY = { seconds: Infinity, most: Infinity };
/**
 * Maximum number of jobs' documents rendered per second; further requests receive the document that renders in the
 * browser.
 */
const RENDERS_PER_SECOND_MAX = 10;
/** Nearly as small as it gets, in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const [OK, NOT_FOUND, GONE, UNAVAILABLE] = [200, 404, 410, 503] as const;

/** A document that reads without scripts. */
interface PublicDocument {
  language: Language;
  html: string;
  brotli: Buffer;
  etag: string;
  /** Style sources that the content policy must allow in addition, for the style elements of the document. */
  styleSources: string;
}

/** Response to a request for a page: a status, and a document unless the page is rendered in the browser. */
interface PageAnswer {
  status: number;
  document?: PublicDocument;
}

const JOB_PATH = /^\/jobs\/([^/]+)\/?$/i;

const compressBrotli = promisify(brotliCompress);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

async function documentOf(html: string, language: Language): Promise<PublicDocument> {
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)];
  return {
    language,
    html,
    brotli: await compressBrotli(html, BROTLI),
    etag: `W/"${sha256(html).slice(0, 27)}"`,
    styleSources: styles.map(([, style = '']) => `'sha256-${sha256(style)}'`).join(' '),
  };
}

/**
 * Returns the language named in the address; otherwise the one chosen in this browser; otherwise the best one that it
 * accepts.
 */
export function languageOf(request: Request): Language {
  return (
    asLanguage(request.query[LANGUAGE_PARAMETER]) ??
    asLanguage(cookieValue(request, LANGUAGE_STORAGE_KEY)) ??
    negotiateLanguage(request.get('accept-language'))
  );
}

/** Returns whether the address names the language; otherwise the response depends on the client. */
export const namesLanguage = (request: Request): boolean => asLanguage(request.query[LANGUAGE_PARAMETER]) !== undefined;

/**
 * Parameters of an address that do not affect the first rendering: the language, the city of the open jobs, and
 * campaign parameters.
 */
const IGNORED_PARAMETERS = /^(lang|city|utm_\w+|fbclid|gclid)$/;

/** Returns whether the documents match the address: with other parameters a page may render something else first. */
export const asksForDocument = (request: Request): boolean =>
  Object.keys(request.query).every((name) => IGNORED_PARAMETERS.test(name));

/** The documents of public pages for guests: those rendered by the build, and those of jobs, rendered on request. */
export class PrerenderedPages {
  private readonly fixed = new TtlCache<PublicDocument>(NO_EXPIRY);
  private readonly templates = new TtlCache<string>(NO_EXPIRY);
  private readonly jobAnswers = new TtlCache<PageAnswer>({
    ...CACHE_OPTIONS,
    // a failed rendering is not cached: the next request retries it
    isCacheable: ({ status, document }) => status !== UNAVAILABLE && (status !== OK || document !== undefined),
  });
  private readonly renderLimit = new LocalRateLimit(RENDERS_PER_SECOND_MAX);

  /** `folder` is the folder of the built front end. */
  constructor(
    private readonly folder: string,
    private readonly publicUrl: string,
    private readonly jobs: Pick<PublicJobsReadModel, 'findJob'>,
    private readonly logger: Pick<AppLogger, 'error'>,
  ) {}

  /** Returns the response to a guest's request for the page at `path`. */
  async find(path: string, language: Language): Promise<PageAnswer> {
    const [, job] = JOB_PATH.exec(path) ?? [];
    if (job !== undefined) return this.findJob(job, language);
    const status = isPage(path) ? OK : NOT_FOUND;
    const name = status === OK ? nameOf(path) : 'not-found';
    if (name === null) return { status };
    const key = `${language}/${name}`;
    return { status, document: await this.fixed.getOrLoad(key, () => this.readDocument(key, language)) };
  }

  private async readDocument(key: string, language: Language): Promise<PublicDocument> {
    const html = await readFile(join(this.folder, '.documents', `${key}.html`), 'utf8');
    return documentOf(html.replaceAll(ORIGIN, this.publicUrl), language);
  }

  private async findJob(id: string, language: Language): Promise<PageAnswer> {
    if (!uuid.safeParse(id).success) return { status: NOT_FOUND };
    return this.jobAnswers.getOrLoad(`${language}/${id.toLowerCase()}`, () => this.answerForJob(id, language));
  }

  private async answerForJob(id: string, language: Language): Promise<PageAnswer> {
    let job: PublicJob | null;
    try {
      job = await this.jobs.findJob(id);
    } catch (error) {
      const isGone = error instanceof DomainError && error.errorClass === 'gone';
      return { status: isGone ? GONE : UNAVAILABLE };
    }
    if (!job) return { status: NOT_FOUND };
    if (!this.renderLimit.tryTake()) return { status: OK };
    try {
      return { status: OK, document: await this.render(job, language) };
    } catch (error) {
      // the visitor's browser renders it
      this.logger.error({ event: 'document.failed', jobId: id, language }, error as Error);
      return { status: OK };
    }
  }

  private async render(job: PublicJob, language: Language): Promise<PublicDocument> {
    const { renderDocument } = await loadRenderer(this.folder);
    const template = await this.readTemplate(language);
    const { html } = await renderDocument({
      ...{ template, language, job },
      path: `/jobs/${job.id}`,
      origin: this.publicUrl,
    });
    return documentOf(html, language);
  }

  private readTemplate(language: Language): Promise<string> {
    const file = join(this.folder, '.documents', language, 'index.html');
    return this.templates.getOrLoad(language, () => readFile(file, 'utf8'));
  }
}

const NAMES = new Set(fixedPagesFor('public'));

/** Returns the name of a public page's document; null for a page that only its visitor's browser can render. */
function nameOf(path: string): string | null {
  const known = path.toLowerCase().replace(/(.)\/$/, '$1');
  return NAMES.has(known) ? documentName(known) : null;
}

/** The documents in which the application draws itself for signed-in people: each begins to fetch the scripts of its page. */
export class ApplicationDocuments {
  private readonly documents = new TtlCache<PublicDocument>(NO_EXPIRY);
  private readonly scripts: RouteScripts;

  /** `folder` is the folder of the built front end. */
  constructor(private readonly folder: string) {
    this.scripts = RouteScripts.read(folder);
  }

  /** Returns the document of the signed-in page at an address, or nothing if there is no such page. */
  async find(
    { path, query }: Pick<Request, 'path' | 'query'>,
    language: Language,
  ): Promise<PublicDocument | undefined> {
    const scripts = this.scripts.find(path, query, language);
    if (scripts.length === 0) return undefined;
    return this.documents.getOrLoad([language, ...scripts].join(' '), () => this.make(scripts, language));
  }

  private async make(scripts: readonly string[], language: Language): Promise<PublicDocument> {
    const html = await readFile(join(this.folder, 'index.html'), 'utf8');
    const links = scripts
      .filter((script) => !html.includes(`"/${script}"`))
      .map((script) => `<link rel="modulepreload" href="/${script}" crossorigin>`);
    return documentOf(
      html.replace('</head>', () => `${links.join('')}</head>`),
      language,
    );
  }
}

/** Returns whether the build has created documents in every language. */
export const hasDocuments = (folder: string): boolean =>
  LANGUAGES.every((language) => existsSync(join(folder, '.documents', language, 'index.html')));

/** Sends a document in its language. It must be revalidated each time, because it depends on the reader. */
export function sendDocument(request: Request, response: Response, document: PublicDocument): void {
  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  response.setHeader(
    'Content-Security-Policy',
    policy.replace("style-src 'self'", `style-src 'self' ${document.styleSources}`),
  );
  response.vary('Accept-Language, Cookie, Accept-Encoding');
  response.set({
    'Content-Language': LOCALES[document.language],
    'Cache-Control': 'private, no-cache',
    ETag: document.etag,
  });
  response.type('html');
  if (!request.acceptsEncodings('br')) {
    response.send(document.html);
    return;
  }
  response.setHeader('Content-Encoding', 'br');
  response.send(document.brotli);
}
