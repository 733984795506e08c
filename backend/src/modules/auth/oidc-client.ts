import type { AddressInfo } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Language } from '@nukkad/contract/languages';
import { SESSION_MAX_DAYS } from '@nukkad/contract/limits';
import type { Side } from '@nukkad/contract/accounts/users';
import * as oidc from 'openid-client';
import { callProvider } from '../../common/observability/tracing.js';
import { Secrets } from '../../common/security/secrets.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import {
  afterLogoutUrl,
  loginCallbackUrl,
  ONCE_PARAMETER,
  PROVIDER_CLIENT_ID,
  providerClientSecret,
  providerIssuer,
  SIDE_PARAMETER,
} from './identity-provider-settings.js';

const TIMEOUT_SECONDS = 5;
/**
 * Maximum age of a proof, in seconds, that an external provider is asked for. It lies beyond the life of a session; only
 * an answer to such a request must contain `auth_time` (OpenID Connect Core 1.0, 3.1.2.1).
 */
const PROOF_MAX_SECONDS = SESSION_MAX_DAYS * 86_400;
const WILDCARDS = new Set(['0.0.0.0', '::']);

/** Values that bind a response of the provider to its request. */
export interface LoginChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Options of an authorization request. */
export interface AuthorizationWish {
  side?: Side;
  language?: Language;
  /** The address with which the provider's page prefills the field. */
  login?: string | undefined;
  /** Requests no other proof when a mailbox has just been verified in this browser. */
  afterSignUp?: boolean | undefined;
  /** Requires a new proof even from a user who is signed in at the provider. */
  anew?: boolean | undefined;
}

/** The identity that the provider verified. */
export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
  /** Seconds of the epoch; null if the provider does not state it, although it was requested or should have been. */
  authTime: number | null;
  idToken: string;
}

/** Sends the client secret as the provider requires: in the header, unless the provider only accepts it in the body. */
const clientAuthentication =
  (secret: string): oidc.ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic')
      ? oidc.ClientSecretBasic(secret)
      : oidc.ClientSecretPost(secret);
    authenticate(server, client, body, headers);
  };

const textOf = (claim: unknown): string | undefined => (typeof claim === 'string' && claim !== '' ? claim : undefined);

/** The application's side of OpenID Connect: one protocol for the embedded and for external providers. */
@Injectable()
export class OidcClient {
  private configuration: Promise<oidc.Configuration> | undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly secrets: Secrets,
    private readonly host: HttpAdapterHost,
  ) {}

  createChecks(): LoginChecks {
    return { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() };
  }

  /** Returns the URL at which the browser signs in. Rejects when the provider is unreachable. */
  async buildAuthorizationUrl(checks: LoginChecks, wish: AuthorizationWish): Promise<URL> {
    return oidc.buildAuthorizationUrl(await this.getProvider(), {
      redirect_uri: loginCallbackUrl(this.config),
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: 'S256',
      ...(wish.language ? { ui_locales: wish.language } : {}),
      ...(wish.login ? { login_hint: wish.login } : {}),
      ...(wish.anew ? { prompt: 'login' } : {}),
      // the embedded provider always tells the time
      ...(this.config.embeddedIdentityProvider ? {} : { max_age: String(PROOF_MAX_SECONDS) }),
      ...(wish.afterSignUp && this.config.embeddedIdentityProvider ? { [ONCE_PARAMETER]: '1' } : {}),
      ...(wish.side && this.config.embeddedIdentityProvider ? { [SIDE_PARAMETER]: wish.side } : {}),
    });
  }

  /** Redeems the provider's response in `url`; rejects when any check fails. */
  async redeemIdentity(url: URL, checks: LoginChecks): Promise<VerifiedIdentity> {
    const provider = await this.getProvider();
    const tokens = await callProvider('identity', 'token', () =>
      oidc.authorizationCodeGrant(provider, url, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        idTokenExpected: true,
      }),
    );
    const claims = tokens.claims();
    if (!claims || !tokens.id_token) throw new Error('the provider sent no identity');
    const told =
      claims['email'] === undefined ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub) : {};
    const known: Record<string, unknown> = { ...told, ...claims };
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: textOf(known['email'])?.toLowerCase(),
      emailVerified: known['email_verified'] === true,
      firstName: textOf(known['given_name']),
      lastName: textOf(known['family_name']),
      authTime: typeof claims.auth_time === 'number' ? claims.auth_time : null,
      idToken: tokens.id_token,
    };
  }

  /** Returns the URL at which the browser ends the provider's session; null when the provider has no such endpoint. */
  async endSessionUrl(idToken: string): Promise<URL | null> {
    const provider = await this.getProvider();
    if (!provider.serverMetadata().end_session_endpoint) return null;
    return oidc.buildEndSessionUrl(provider, {
      id_token_hint: idToken,
      post_logout_redirect_uri: afterLogoutUrl(this.config),
    });
  }

  /** Fetches the provider's metadata once; the next call retries after a failure. */
  private async getProvider(): Promise<oidc.Configuration> {
    this.configuration ??= this.discover();
    try {
      return await this.configuration;
    } catch (error) {
      this.configuration = undefined;
      throw error;
    }
  }

  private async discover(): Promise<oidc.Configuration> {
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, embeddedIdentityProvider } = this.config;
    const issuer = new URL(embeddedIdentityProvider ? providerIssuer(this.config) : (OIDC_ISSUER ?? ''));
    const clientId = embeddedIdentityProvider ? PROVIDER_CLIENT_ID : (OIDC_CLIENT_ID ?? '');
    const secret = embeddedIdentityProvider ? await providerClientSecret(this.secrets) : (OIDC_CLIENT_SECRET ?? '');
    return oidc.discovery(issuer, clientId, undefined, clientAuthentication(secret), {
      timeout: TIMEOUT_SECONDS,
      ...(issuer.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {}),
      ...(embeddedIdentityProvider ? { [oidc.customFetch]: (url, options) => this.fetchHere(url, options) } : {}),
    });
  }

  /**
   * Calls the embedded provider on the listening port of this process: its public address may be unreachable from
   * inside.
   */
  private fetchHere(url: string, options: oidc.CustomFetchOptions): Promise<Response> {
    const server = this.host.httpAdapter.getHttpServer() as { address(): AddressInfo | string | null };
    const bound = server.address();
    const { address, port } =
      bound && typeof bound === 'object' ? bound : { address: this.config.HOST, port: this.config.PORT };
    const host = WILDCARDS.has(address) ? '127.0.0.1' : address.includes(':') ? `[${address}]` : address;
    const { pathname, search } = new URL(url);
    return fetch(`http://${host}:${port}${pathname}${search}`, options);
  }
}
