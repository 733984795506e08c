import { LANGUAGES } from '@nukkad/contract/languages';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import type { Account, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { DataSource } from 'typeorm';
import { AppLogger } from '../../common/observability/app-logger.js';
import { PiiCipher } from '../../common/security/pii-cipher.js';
import { Secrets } from '../../common/security/secrets.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { UserRepository } from '../users/users.public.js';
import {
  afterLogoutUrl,
  AUTH_PAGE_HEADERS,
  type AuthPage,
  documentOf,
  loginCallbackUrl,
  ONCE_PARAMETER,
  pageLanguage,
  PROVIDER_ALGORITHM,
  PROVIDER_CLIENT_ID,
  PROVIDER_PATH,
  providerClientSecret,
  providerIssuer,
  providerSignOutPage,
  restartAddress,
  SIDE_PARAMETER,
  signInGoal,
} from '../auth/auth.public.js';
import { cookieKeys, signingKey } from './identity-provider-keys.js';
import { loadOidcProvider } from './load-oidc-provider.js';
import { OidcPayloadAdapter } from './oidc-payload.adapter.js';
import { problemPage } from './problem.page.js';

const SCOPE = 'openid email profile';
/** Lifetimes in seconds. The application uses its tokens once after each sign-in, so their lifetime is short. */
const TTL = {
  AuthorizationCode: 60,
  AccessToken: 300,
  IdToken: 300,
  Interaction: 3600,
  Session: 86_400,
  Grant: 86_400,
} as const;
const FEATURES_OFF = ['devInteractions', 'dPoP', 'pushedAuthorizationRequests', 'resourceIndicators'] as const;

/** Sets a page as the provider's response, to which it may still add cookies. */
function answer(context: KoaContextWithOIDC, page: AuthPage, status: number): void {
  context.status = status;
  context.set(AUTH_PAGE_HEADERS);
  context.type = 'html';
  context.body = documentOf(page);
}

const languageOf = (context: KoaContextWithOIDC, config: AppConfig): ReturnType<typeof pageLanguage> =>
  pageLanguage(context.req as Request, config, { asked: context.oidc?.params?.['ui_locales'] });

/** The only client is the product itself: the provider asks no consent. */
async function grantOf(context: KoaContextWithOIDC): Promise<InstanceType<Provider['Grant']>> {
  const { provider, session, client } = context.oidc;
  const grant = new provider.Grant({
    ...(client ? { clientId: client.clientId } : {}),
    ...(session?.accountId ? { accountId: session.accountId } : {}),
  });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

/**
 * Ends the provider's session. A valid token of the session proves that the application makes the request, so no
 * confirmation and no page with a script is necessary.
 */
async function signOut(context: KoaContextWithOIDC, form: string, config: AppConfig): Promise<void> {
  const { session, entities, params } = context.oidc;
  if (!entities.IdTokenHint || !session) {
    answer(context, providerSignOutPage(languageOf(context, config), form), 200);
    return;
  }
  await session.destroy();
  context.cookies.set(context.oidc.provider.cookieName('session'), null, { path: PROVIDER_PATH, signed: true });
  const back = params?.['post_logout_redirect_uri'];
  context.redirect(typeof back === 'string' ? back : afterLogoutUrl(config));
}

/** The embedded identity provider, created at its first use. */
@Injectable()
export class IdentityProvider {
  private created: Promise<Provider> | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly secrets: Secrets,
    private readonly users: UserRepository,
    private readonly logger: AppLogger,
    private readonly cipher: PiiCipher,
  ) {}

  /** Returns the provider; the next call after a failure creates it again. */
  get(): Promise<Provider> {
    this.created ??= this.create().catch((error: unknown) => {
      this.created = undefined;
      throw error;
    });
    return this.created;
  }

  private async create(): Promise<Provider> {
    const { default: OidcProvider } = await loadOidcProvider();
    const provider = new OidcProvider(providerIssuer(this.config), await this.configure());
    provider.proxy = true; // its address is the public one, which the mount writes into each request
    provider.use(async (context, next) => {
      await next();
      // without a session at the provider there is nothing to end, and the default page would continue by script
      const oidc = context.oidc as KoaContextWithOIDC['oidc'] | undefined; // absent on an unknown path
      if (oidc?.route === 'end_session' && context.status === 200 && !oidc.session?.accountId) {
        context.redirect(afterLogoutUrl(this.config));
      }
    });
    provider.on('server_error', (_context, error) => this.logger.error({ event: 'identity-provider.failed' }, error));
    return provider;
  }

  private async configure(): Promise<Configuration> {
    const { cipher, config, dataSource, secrets } = this;
    const cookie = {
      httpOnly: true,
      sameSite: 'lax',
      signed: true,
      overwrite: true,
      secure: config.publicUrl.startsWith('https:'),
    } as const;
    return {
      adapter: (kind) => new OidcPayloadAdapter(dataSource, kind, cipher),
      clients: [
        {
          client_id: PROVIDER_CLIENT_ID,
          client_secret: await providerClientSecret(secrets),
          redirect_uris: [loginCallbackUrl(config)],
          post_logout_redirect_uris: [afterLogoutUrl(config)],
          response_types: ['code'],
          grant_types: ['authorization_code'],
          token_endpoint_auth_method: 'client_secret_basic',
          id_token_signed_response_alg: PROVIDER_ALGORITHM,
          require_auth_time: true, // a continued provider session is no new proof
        },
      ],
      jwks: { keys: [await signingKey(secrets)] },
      cookies: { keys: await cookieKeys(secrets, config), long: { ...cookie, path: PROVIDER_PATH }, short: cookie },
      enabledJWA: { idTokenSigningAlgValues: [PROVIDER_ALGORITHM] },
      responseTypes: ['code'],
      scopes: SCOPE.split(' '),
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      conformIdTokenClaims: false, // saves one round trip: the application requires the address at every sign-in
      pkce: { required: () => true },
      extraParams: [SIDE_PARAMETER, ONCE_PARAMETER],
      discovery: { ui_locales_supported: [...LANGUAGES] },
      findAccount: (_context, id) => this.findAccount(id),
      loadExistingGrant: grantOf,
      interactions: { url: (_context, interaction) => `${providerIssuer(config)}/sign-in/${interaction.uid}` },
      clientBasedCORS: () => false,
      ttl: TTL,
      features: {
        ...Object.fromEntries(FEATURES_OFF.map((name) => [name, { enabled: false }])),
        userinfo: { enabled: true },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: (context, form) => signOut(context, form, config),
          postLogoutSuccessSource: (context) => context.redirect(afterLogoutUrl(config)),
        },
      },
      renderError: (context, out) => {
        const isOurs = out.error === 'server_error';
        const again = restartAddress(signInGoal.read(context.req as Request, config));
        const page = problemPage(languageOf(context, config), isOurs ? 'failed' : 'expired', again);
        answer(context, page, isOurs ? 500 : 400);
      },
    };
  }

  /** Returns the account `id` in the provider's form; undefined when it does not exist. */
  private async findAccount(id: string): Promise<Account | undefined> {
    const user = await this.users.findById(this.dataSource.manager, id);
    if (!user) return undefined;
    return {
      accountId: user.id,
      claims: () => ({
        sub: user.id,
        email: user.email ?? undefined,
        email_verified: user.emailVerifiedAt !== null,
        given_name: user.firstName,
        family_name: user.lastName,
      }),
    };
  }
}
