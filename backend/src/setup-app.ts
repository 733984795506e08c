import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { BRAND } from '@nukkad/contract/platform/brand';
import type { NextFunction, Request, Response } from 'express';
import { accessLog } from './common/http/access-log.middleware.js';
import { Admission } from './common/http/admission.js';
import { compressAnswers } from './common/http/compress-answers.js';
import { Drain } from './common/http/drain.js';
import { jsonBody } from './common/http/json-body.js';
import { readYourWrites } from './common/http/read-your-writes.middleware.js';
import { requestContext } from './common/http/request-context.middleware.js';
import { sameOriginWrites } from './common/http/same-origin.middleware.js';
import { securityHeaders } from './common/http/security-headers.js';
import { shedLoad } from './common/http/shed-load.middleware.js';
import { traceRequest } from './common/http/trace-request.middleware.js';
import { AppLogger } from './common/observability/app-logger.js';
import { APP_CONFIG } from './config/config.module.js';
import type { AppConfig } from './config/environment.js';
import { isSignedIn, signedInHint } from './modules/auth/auth.public.js';
import { mountIdentityProvider } from './modules/identity-provider/identity-provider.public.js';
import { PublicJobsReadModel } from './modules/jobs/jobs.public.js';
import { serveBuiltFiles } from './web/built-files.js';
import { limitJobPages } from './web/job-page-limit.js';
import {
  ApplicationDocuments,
  asksForDocument,
  hasDocuments,
  languageOf,
  PrerenderedPages,
  sendDocument,
} from './web/public-documents.js';
import { serveSharePictures, SharePictures } from './web/share-pictures.js';
import { pageStatus, serveSiteFiles } from './web/site-files.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 65_000;
/** How often the server looks for requests that take too long; by itself only every 30 seconds. */
const LOOK_FOR_SLOW_MS = 1000;

/** Paths that the server answers itself; everything else is a page of the front end. */
const SERVER_PATHS = /^\/(api|oidc|dev|metrics)(\/|$)/;

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Puts the front end behind the calls: hashed assets for a year, every other path a document, with 404 where no page stands:
 * for guests the one that was made of a public page, for everybody else the one in which the application draws itself. Text is
 * sent as the build compressed it, beside each file.
 */
function serveFrontend(app: NestExpressApplication, config: AppConfig, folder: string): void {
  if (!hasDocuments(folder)) return;
  limitJobPages(app, config);
  serveSharePictures(app, new SharePictures(folder, app.get(PublicJobsReadModel)), app.get(AppLogger));
  const documents = new PrerenderedPages(folder, config.publicUrl, app.get(PublicJobsReadModel), app.get(AppLogger));
  const ownPages = new ApplicationDocuments(folder);
  const files = serveBuiltFiles(folder);
  app.use((request: Request, response: Response, next: NextFunction) => {
    const { method, path } = request;
    if ((method !== 'GET' && method !== 'HEAD') || SERVER_PATHS.test(path)) return next();
    const sendPage = async (): Promise<void> => {
      signedInHint.correct(request, response, config);
      // who is signed in, or is about to be, sees pages that their browser draws
      const isGuest = !isSignedIn(request, config) && asksForDocument(request);
      const language = languageOf(request);
      const { status, document } = isGuest
        ? await documents.find(path, language)
        : {
            status: pageStatus(path),
            document: isSignedIn(request, config) ? await ownPages.find(request, language) : undefined,
          };
      response.status(status);
      if (document) return sendDocument(request, response, document);
      request.url = '/index.html';
      files(request, response, next);
    };
    // the document belongs to the addresses of pages; at its own there is none
    if (!isReadable(path) || path === '/index.html') return void sendPage().catch(next);
    files(request, response, (error?: unknown) => {
      if (error || path.startsWith('/assets/')) next(error);
      else sendPage().catch(next);
    });
  });
}

/** Runs in the page of Swagger UI, where its source text is put: marks what the page sends as sent by a page of ours. */
function markRequest(request: { headers: Record<string, string> }): { headers: Record<string, string> } {
  request.headers['X-Requested-With'] = 'fetch';
  return request;
}

/** Swagger UI over the committed contract, with a policy of its own: its page carries an inline style. */
function serveContract(app: NestExpressApplication): void {
  const name = 'openapi.yaml';
  if (!existsSync(join(ROOT, name))) return;
  app.use('/api/openapi.yaml', (_request: Request, response: Response) =>
    response.type('application/yaml; charset=utf-8').sendFile(name, { root: ROOT }),
  );
  // Read with the first call for the page: it is large, and most processes never show it.
  let reading: Promise<void> | undefined;
  let contract: OpenAPIObject | undefined;
  const read = async (): Promise<void> => {
    const [{ parse }, text] = await Promise.all([import('yaml'), readFile(join(ROOT, name), 'utf8')]);
    contract = parse(text) as OpenAPIObject;
  };
  app.use(
    ['/api/docs', '/api/docs-json', '/api/docs-yaml'],
    async (_request: Request, response: Response, next: NextFunction) => {
      response.setHeader(
        'Content-Security-Policy',
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      );
      reading ??= read();
      await reading;
      next();
    },
  );
  SwaggerModule.setup('api/docs', app, () => contract as OpenAPIObject, {
    customSiteTitle: BRAND,
    swaggerOptions: { requestInterceptor: markRequest },
  });
}

/**
 * Wires the HTTP side of the application, outermost layer first. Call it before `app.init()`. Pages are served from `frontend`,
 * the folder of the built front end.
 */
export async function setupApp(app: NestExpressApplication, frontend?: string): Promise<void> {
  const config = app.get<AppConfig>(APP_CONFIG);
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY_HOPS);
  app.set('query parser', 'simple');
  const drain = app.get(Drain);
  app.use((request: Request, response: Response, next: NextFunction) => drain.watch(request, response, next));
  const admission = app.get(Admission);
  app.use(requestContext, traceRequest, shedLoad(admission, 'bare'));
  if (config.DATABASE_READ_URLS.length > 0) app.use(readYourWrites(config));
  app.use(accessLog(app.get(AppLogger)), ...securityHeaders(config.production), compressAnswers());
  await mountIdentityProvider(app, config); // reads its own bodies, so it stands before the JSON parser
  app.use('/api', sameOriginWrites(config.publicUrl), ...jsonBody(), shedLoad(admission, 'with a body'));
  serveContract(app);
  serveSiteFiles(app, config.publicUrl, app.get(PublicJobsReadModel));
  if (frontend !== undefined) serveFrontend(app, config, frontend);
  const server = app.getHttpServer();
  server.requestTimeout = config.REQUEST_TIMEOUT_MS;
  // Node takes the larger of the two for the whole request
  server.headersTimeout = Math.min(HEADERS_TIMEOUT_MS, config.REQUEST_TIMEOUT_MS);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  Object.assign(server, { connectionsCheckingInterval: LOOK_FOR_SLOW_MS });
}
