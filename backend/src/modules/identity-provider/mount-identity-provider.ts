import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler, Response } from 'express';
import { malformed } from '../../common/errors/common.errors.js';
import { PAGE_STYLE_PATH } from '../../common/http/page-style.js';
import type { AppConfig } from '../../config/environment.js';
import { AUTH_PAGE_STYLE, FONTS_PATH, PROVIDER_PATH, SCRIPT_PATH, serveFonts } from '../auth/auth.public.js';
import { IdentityProvider } from './identity-provider.js';
import { providerLimit } from './provider-limit.js';
import { SIGN_IN_SCRIPT } from './sign-in.script.js';

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

/** Paths of the sign-in pages, below the provider's: those of `SignInController`. */
const SIGN_IN_PAGE = /^\/sign-in\/[^/]+\/?$/;
const SIGN_IN_FORM = /^\/sign-in\/[^/]+(?:\/(?:code|verify|view))?\/?$/;

const isSignInPage = ({ method, path }: Request): boolean =>
  method === 'POST' ? SIGN_IN_FORM.test(path) : (method === 'GET' || method === 'HEAD') && SIGN_IN_PAGE.test(path);

/** Passes requests to the provider, except those of its sign-in pages. */
const passToProvider =
  (identityProvider: IdentityProvider): RequestHandler =>
  (request, response, next) => {
    if (isSignInPage(request)) return next();
    identityProvider.get().then((provider) => provider.callback()(request, response), next);
  };

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
    app.use(
      PROVIDER_PATH,
      providerLimit(config),
      publicAddress(config),
      passToProvider(app.get(IdentityProvider, { strict: false })),
    );
  }
  return Promise.resolve();
}
