import { Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController, ApiTags } from '@nestjs/swagger';
import { asLanguage, type Language } from '@nukkad/contract/languages';
import { EMAIL_MAX, PASSWORD_MAX } from '@nukkad/contract/limits';
import { digitsOf } from '@nukkad/contract/typing/typed-digits';
import { SIDES, type Side } from '@nukkad/contract/accounts/users';
import type { Request, Response } from 'express';
import type { Interaction, Provider } from 'oidc-provider';
import { crossSite, notFound } from '../../common/errors/common.errors.js';
import { DomainError, ERROR_STATUS } from '../../common/errors/domain-error.js';
import { SkipCallLimit } from '../../common/http/call-limit.guard.js';
import { RateLimits } from '../../common/http/rate-limits.js';
import { isForeign } from '../../common/http/same-origin.middleware.js';
import { translate } from '../../common/i18n/translate.js';
import { Public } from '../../common/security/principal.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import {
  cookieName,
  cookieOptions,
  ENTERED_CODES_PER_IP,
  loginNameOf,
  ONCE_PARAMETER,
  OneTimeSignIns,
  pageLanguage,
  PROVIDER_PATH,
  readCookie,
  sendAuthPage,
  SendSignInCode,
  SENT_CODES_PER_IP,
  SIDE_PARAMETER,
  SignInWithCode,
  SignInWithPassword,
  takeBackCode,
} from '../auth/auth.public.js';
import { IdentityProvider } from './identity-provider.js';
import { SignInFailures } from './sign-in-failures.js';
import { SIGN_IN_STEPS, signInPage, type SignInStep, type SignInView } from './sign-in.page.js';

const UNAUTHORIZED = 401;

type Fields = Record<string, string>;

/** One request to the sign-in pages. */
interface Visit {
  request: Request;
  response: Response;
  provider: Provider;
  interaction: Interaction;
  fields: Fields;
  language: Language;
}

type Page = { step: SignInStep; login?: string; proof?: string; error?: string; status?: number };

/** Returns the texts of a form or a query; values other than a single text are omitted. */
function textsOf(source: unknown): Fields {
  const entries = Object.entries((source ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The sign-in pages of the embedded provider. They respond with a page or a redirect, never with data. */
@ApiTags('auth')
@ApiExcludeController()
@Public()
@SkipCallLimit()
@Controller(`${PROVIDER_PATH.slice(1)}/sign-in/:uid`)
export class SignInController {
  constructor(
    private readonly identityProvider: IdentityProvider,
    private readonly withPassword: SignInWithPassword,
    private readonly withCode: SignInWithCode,
    private readonly sendCode: SendSignInCode,
    private readonly oneTimeSignIns: OneTimeSignIns,
    private readonly limits: RateLimits,
    private readonly failures: SignInFailures,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get()
  async openSignIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.respond(request, response, (visit) => this.enter(visit));
  }

  @Post()
  async enterPassword(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.respond(request, response, (visit) => this.password(visit));
  }

  @Post('code')
  async requestCode(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.respond(request, response, (visit) => this.code(visit));
  }

  @Post('verify')
  async enterCode(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.respond(request, response, (visit) => this.verify(visit));
  }

  @Post('view')
  async changeLanguage(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.respond(request, response, async (visit) => this.showAgain(visit));
  }

  private async respond(request: Request, response: Response, handle: (visit: Visit) => Promise<void>): Promise<void> {
    if (!this.config.embeddedIdentityProvider) throw notFound();
    const fields = { ...textsOf(request.query), ...textsOf(request.body) };
    let language = pageLanguage(request, this.config, { chosen: fields['lang'] });
    try {
      if (request.method === 'POST' && isForeign(request, new URL(this.config.publicUrl).origin)) throw crossSite();
      const provider = await this.identityProvider.get();
      const interaction = await provider.interactionDetails(request, response);
      language = pageLanguage(request, this.config, {
        chosen: fields['lang'],
        asked: interaction.params['ui_locales'],
      });
      await handle({ request, response, provider, interaction, fields, language });
    } catch (error) {
      await this.failures.show(error, { request, response, fields, language });
    }
  }

  private show(visit: Visit, page: Page): void {
    const chosen = asLanguage(visit.fields['lang']);
    if (chosen) {
      visit.response.cookie(cookieName(this.config, 'language'), chosen, cookieOptions(this.config, 'language'));
    }
    const view: SignInView = {
      step: page.step,
      language: visit.language,
      base: `${PROVIDER_PATH}/sign-in/${visit.interaction.uid}`,
      login: page.login ?? '',
      proof: page.proof ?? '',
      error: page.error,
      demo: this.config.NUKKAD_DEMO,
      side: sideOf(visit.interaction),
    };
    sendAuthPage(visit.response, signInPage(view), page.status ?? 200);
  }

  /** Shows the same step in another language. */
  private showAgain(visit: Visit): void {
    const { step, login = '', proof = '' } = visit.fields;
    this.show(visit, {
      step: SIGN_IN_STEPS.find((known) => known === step) ?? 'password',
      login: login.slice(0, EMAIL_MAX),
      proof,
    });
  }

  /** Runs `work`; an error that the user can do something about is shown on `page`. */
  private async orShow(visit: Visit, page: Page, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DomainError) || error.errorClass === 'unavailable') throw error;
      if (error.options.retryAfterSeconds !== undefined) {
        visit.response.set('Retry-After', String(error.options.retryAfterSeconds));
      }
      this.show(visit, {
        ...page,
        error: translate(visit.language, error.key, error.options.params),
        status: ERROR_STATUS[error.errorClass],
      });
    }
  }

  /**
   * Shows the first page. A browser that has just verified a mailbox or a number and was redirected here for that skips
   * it.
   */
  private async enter(visit: Visit): Promise<void> {
    const { request, interaction } = visit;
    if (interaction.params[ONCE_PARAMETER] !== undefined) {
      const userId = await this.oneTimeSignIns.use(readCookie(request, this.config, 'once'));
      visit.response.clearCookie(cookieName(this.config, 'once'), { ...cookieOptions(this.config, 'once'), maxAge: 0 });
      if (userId !== null) return this.finish(visit, userId);
    }
    this.show(visit, { step: 'password', login: hintOf(interaction) });
  }

  private async password(visit: Visit): Promise<void> {
    const { login: typed = '', password = '' } = visit.fields;
    const page: Page = { step: 'password', login: typed.slice(0, EMAIL_MAX) };
    await this.orShow(visit, page, async () => {
      const outcome = await this.withPassword.execute({
        login: loginNameOf(typed),
        password: password.slice(0, PASSWORD_MAX + 1),
        interaction: visit.interaction.uid,
        ip: visit.request.ip ?? 'unknown',
      });
      if (outcome.kind === 'signed-in') return this.finish(visit, outcome.userId);
      if (outcome.kind === 'unverified') {
        return this.show(visit, { step: 'unverified', login: page.login ?? '', proof: outcome.proof });
      }
      const error = translate(visit.language, 'auth:signIn.incorrect');
      return this.show(visit, { ...page, error, status: UNAUTHORIZED });
    });
  }

  private async code(visit: Visit): Promise<void> {
    const { login: typed = '', proof = '' } = visit.fields;
    const login = loginNameOf(typed);
    const page: Page = { step: 'password', login: typed.slice(0, EMAIL_MAX), proof };
    if (!login) {
      const error = translate(visit.language, 'auth:signIn.neither');
      return this.show(visit, { ...page, error, status: ERROR_STATUS.invalid });
    }
    await this.orShow(visit, page, async () => {
      await this.limits.consumeForIp(SENT_CODES_PER_IP, visit.request.ip ?? 'unknown');
      await this.sendCode.execute(login, visit.interaction.uid, visit.language);
      this.show(visit, { step: 'code', login: login.destination, proof });
    });
  }

  private async verify(visit: Visit): Promise<void> {
    const { login: typed = '', code = '', proof = '' } = visit.fields;
    const login = loginNameOf(typed);
    if (!login) return this.show(visit, { step: 'password', status: ERROR_STATUS.invalid });
    await this.orShow(visit, { step: 'code', login: login.destination, proof }, async () => {
      await this.limits.consumeForIp(ENTERED_CODES_PER_IP, visit.request.ip ?? 'unknown');
      const userId = await this.withCode.execute({
        login,
        code: digitsOf(code.slice(0, EMAIL_MAX)),
        interaction: visit.interaction.uid,
        side: sideOf(visit.interaction),
        language: visit.language,
        proof,
        signUpToken: readCookie(visit.request, this.config, 'signup'),
      });
      await takeBackCode(this.limits, visit.request.ip);
      await this.finish(visit, userId);
    });
  }

  /**
   * Completes the sign-in. Deletes another user's session in this browser first: the provider would ask about it by
   * script.
   */
  private async finish(visit: Visit, accountId: string): Promise<void> {
    const { request, response, provider } = visit;
    const session = await provider.Session.get(provider.createContext(request, response));
    if (session.accountId !== undefined && session.accountId !== accountId) await session.destroy();
    await provider.interactionFinished(request, response, { login: { accountId, remember: true } });
  }
}

/** Returns the address or number that the application suggests; empty when it suggests none. */
const hintOf = (interaction: Interaction): string => loginNameOf(interaction.params['login_hint'])?.destination ?? '';

/** Returns the side of a new account, from the application's request. */
function sideOf(interaction: Interaction): Side {
  return SIDES.find((side) => side === interaction.params[SIDE_PARAMETER]) ?? 'job_seeker';
}
