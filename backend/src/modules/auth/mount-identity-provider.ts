import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { malformed } from '../../common/errors/common.errors.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { PAGE_STYLE_PATH } from '../../common/http/page-style.js';
import type { AppConfig } from '../../config/environment.js';
import { FONTS_PATH, serveFonts } from './auth-page.fonts.js';
import { AUTH_PAGE_STYLE } from './auth-page.style.js';
import { SCRIPT_PATH } from './auth-page.js';
import { createIdentityProvider } from './identity-provider.js';
import { PROVIDER_PATH } from './identity-provider-settings.js';
import { providerLimit } from './provider-limit.js';
import { SIGN_IN_SCRIPT } from './sign-in.script.js';
import { SignInPages } from './sign-in.router.js';

const NUL = /%00/;
const STYLE_SECONDS = 3600;

/**
 * Sets the provider's public address. The provider derives its address from each request; the handler replaces the host
 * name, so that the issuer and every link use the public address.
 */
function publicAddress(config: AppConfig): RequestHandler {
  const { host, protocol } = new URL(config.publicUrl);
  return (request, _response, next) => {
    if (NUL.test(request.originalUrl)) return next(malformed()); // the database rejects this character
    request.headers.host = host;
    request.headers['x-forwarded-host'] = host;
    request.headers['x-forwarded-proto'] = protocol.replace(':', '');
    return next();
  };
}

/** Creates the provider's handlers at the first request; the next request retries after a failure. */
function identityProvider(app: NestExpressApplication, config: AppConfig): RequestHandler {
  let made: Promise<RequestHandler> | undefined;
  const make = async (): Promise<RequestHandler> => {
    const provider = await createIdentityProvider(app, config);
    const logger = app.get(AppLogger);
    provider.on('server_error', (_context, error) => logger.error({ event: 'identity-provider.failed' }, error));
    const pages = new SignInPages(app, provider).router();
    const callback = provider.callback();
    return (request, response, next) => {
      pages(request, response, (error?: unknown) => {
        if (error) next(error);
        else void callback(request, response);
      });
    };
  };
  return (request: Request, response: Response, next: NextFunction) => {
    made ??= make();
    made.then(
      (handle) => handle(request, response, next),
      (error: unknown) => {
        made = undefined;
        next(error);
      },
    );
  };
}

/**
 * Mounts the style sheet, script and fonts of server-made pages and, unless an external one is configured, the identity
 * provider under its path. Call it before any body parser: the provider parses its own bodies.
 */
export function mountIdentityProvider(app: NestExpressApplication, config: AppConfig): Promise<void> {
  app.use(PAGE_STYLE_PATH, (_request: Request, response: Response) => {
    response.set('Cache-Control', `public, max-age=${STYLE_SECONDS}`).type('css').send(AUTH_PAGE_STYLE);
  });
  app.use(SCRIPT_PATH, (_request: Request, response: Response) => {
    response.set('Cache-Control', `public, max-age=${STYLE_SECONDS}`).type('js').send(SIGN_IN_SCRIPT);
  });
  app.use(FONTS_PATH, serveFonts);
  if (config.embeddedIdentityProvider) {
    app.use(PROVIDER_PATH, providerLimit(config), publicAddress(config), identityProvider(app, config));
  }
  return Promise.resolve();
}
