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
} from '@nukkad/domain/languages';
import { documentName, fixedPagesFor, isPage } from '@nukkad/domain/pages';
import { uuid } from '@nukkad/domain/primitives';
import type { PublicJob } from '@nukkad/domain/public-jobs';
import type { Request, Response } from 'express';
import { TtlCache } from '../common/concurrency/ttl-cache.js';
import { DomainError } from '../common/errors/domain-error.js';
import { cookieValue } from '../common/http/cookie-value.js';
import type { AppLogger } from '../common/observability/app-logger.js';
import type { PublicJobsReadModel } from '../modules/jobs/jobs.public.js';
import { LocalRateLimit } from './local-rate-limit.js';
import { loadRenderer } from './page-renderer.js';
import { RouteScripts } from './route-scripts.js';

/** What the build writes where the address of the product belongs. */
const ORIGIN = '%ORIGIN%';
/** How long the document of a job is sent again, and how many are kept. */
const CACHE_OPTIONS = { seconds: 60, most: 200 };
/** What the build has made does not change while the server runs. */
const NO_EXPIRY = { seconds: Infinity, most: Infinity };
/** Documents of jobs that are rendered within a second; whoever comes then gets the document that renders itself in the browser. */
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
  /** What the content policy must allow besides, for the style elements in it. */
  styleSources: string;
}

/** What answers a request for a page: a status, and a document unless it is to be rendered in the browser. */
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

/** The language that the address asks for; else the one that was chosen in this browser; else the best that it accepts. */
export function languageOf(request: Request): Language {
  return (
    asLanguage(request.query[LANGUAGE_PARAMETER]) ??
    asLanguage(cookieValue(request, LANGUAGE_STORAGE_KEY)) ??
    negotiateLanguage(request.get('accept-language'))
  );
}

/** Whether the address itself says the language; without that an answer depends on who asks. */
export const namesLanguage = (request: Request): boolean => asLanguage(request.query[LANGUAGE_PARAMETER]) !== undefined;

/** Parameters of an address that change nothing in what is rendered first: the language, the city of the open jobs, and what campaigns count by. */
const IGNORED_PARAMETERS = /^(lang|city|utm_\w+|fbclid|gclid)$/;

/** Whether the address asks for what the documents show: a page may render something else first for other parameters. */
export const asksForDocument = (request: Request): boolean =>
  Object.keys(request.query).every((name) => IGNORED_PARAMETERS.test(name));

/** The documents that guests get of public pages: those that the build has rendered, and those of jobs, rendered when they are asked for. */
export class PrerenderedPages {
  private readonly fixed = new TtlCache<PublicDocument>(NO_EXPIRY);
  private readonly templates = new TtlCache<string>(NO_EXPIRY);
  private readonly jobAnswers = new TtlCache<PageAnswer>({
    ...CACHE_OPTIONS,
    // what could not be made is tried again by the next who asks
    isCacheable: ({ status, document }) => status !== UNAVAILABLE && (status !== OK || document !== undefined),
  });
  private readonly renderLimit = new LocalRateLimit(RENDERS_PER_SECOND_MAX);

  /** `folder` is where the built front end stands. */
  constructor(
    private readonly folder: string,
    private readonly publicUrl: string,
    private readonly jobs: Pick<PublicJobsReadModel, 'findJob'>,
    private readonly logger: Pick<AppLogger, 'error'>,
  ) {}

  /** What a guest is answered who asks for the page at `path`. */
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

/** The name of the document of a public page; null for a page that only its visitor's browser can render. */
function nameOf(path: string): string | null {
  const known = path.toLowerCase().replace(/(.)\/$/, '$1');
  return NAMES.has(known) ? documentName(known) : null;
}

/** The documents in which the application draws itself for signed-in people: each begins to fetch the scripts of its page. */
export class ApplicationDocuments {
  private readonly documents = new TtlCache<PublicDocument>(NO_EXPIRY);
  private readonly scripts: RouteScripts;

  /** `folder` is where the built front end stands. */
  constructor(private readonly folder: string) {
    this.scripts = RouteScripts.read(folder);
  }

  /** The document of the page at an address; nothing where no page of signed-in people stands there. */
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

/** Whether the build has made documents in every language. */
export const hasDocuments = (folder: string): boolean =>
  LANGUAGES.every((language) => existsSync(join(folder, '.documents', language, 'index.html')));

/** Sends a document in its language, to be asked for anew each time: it depends on who asks. */
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
