import type { NestExpressApplication } from '@nestjs/platform-express';
import { asLanguage, type Language } from '@nukkad/domain/languages';
import { EMAIL_MAX, PASSWORD_MAX } from '@nukkad/domain/limits';
import { digitsOf } from '@nukkad/domain/typed-digits';
import { SIDES, type Side } from '@nukkad/domain/users';
import express, { type Request, type Response, type Router } from 'express';
import type { Interaction, Provider } from 'oidc-provider';
import { crossSite } from '../../common/errors/common.errors.js';
import { DomainError, ERROR_STATUS } from '../../common/errors/domain-error.js';
import { asDomainError } from '../../common/http/problem.filter.js';
import { RateLimits } from '../../common/http/rate-limits.js';
import { isForeign } from '../../common/http/same-origin.middleware.js';
import { translate } from '../../common/i18n/translate.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { sendAuthPage } from './auth-page.js';
import { ENTERED_CODES_PER_IP, SENT_CODES_PER_IP, takeBackCode } from './code-sending.js';
import { cookieName, cookieOptions, readCookie } from './cookies.js';
import { logSignIn } from './log-sign-in.js';
import { loginNameOf } from './login-name.js';
import { OneTimeSignIns } from './one-time-sign-ins.js';
import { ONCE_PARAMETER, PROVIDER_PATH, SIDE_PARAMETER } from './identity-provider-settings.js';
import { pageLanguage } from './page-language.js';
import { SendSignInCode } from './send-sign-in-code.use-case.js';
import { problemPage } from './problem.page.js';
import { Sessions } from './sessions.js';
import { landingOf, restartAddress, signInGoal } from './sign-in-goal.js';
import { SignInWithCode } from './sign-in-with-code.use-case.js';
import { SignInWithPassword } from './sign-in-with-password.use-case.js';
import { SIGN_IN_STEPS, signInPage, type SignInStep, type SignInView } from './sign-in.page.js';

const FORM_LIMIT = '16kb';
const FORM_FIELDS = 10;
const SEE_OTHER = 303;
const UNAUTHORIZED = 401;
const INTERNAL = 500;

type Fields = Record<string, string>;

/** One request to the sign-in pages. */
interface Visit {
  request: Request;
  response: Response;
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

/** The sign-in pages of the embedded provider, under `/sign-in/:uid` of its path. */
export class SignInPages {
  private readonly config: AppConfig;
  private readonly logger: AppLogger;
  private readonly withPassword: SignInWithPassword;
  private readonly withCode: SignInWithCode;
  private readonly sendCode: SendSignInCode;
  private readonly limits: RateLimits;
  private readonly oneTimeSignIns: OneTimeSignIns;
  private readonly sessions: Sessions;

  constructor(
    app: NestExpressApplication,
    private readonly provider: Provider,
  ) {
    this.config = app.get<AppConfig>(APP_CONFIG);
    this.logger = app.get(AppLogger);
    this.withPassword = app.get(SignInWithPassword, { strict: false });
    this.withCode = app.get(SignInWithCode, { strict: false });
    this.sendCode = app.get(SendSignInCode, { strict: false });
    this.limits = app.get(RateLimits);
    this.oneTimeSignIns = app.get(OneTimeSignIns, { strict: false });
    this.sessions = app.get(Sessions, { strict: false });
  }

  router(): Router {
    const router = express.Router();
    const form = express.urlencoded({ extended: false, limit: FORM_LIMIT, parameterLimit: FORM_FIELDS });
    router.get(
      '/sign-in/:uid',
      this.page((visit) => this.enter(visit)),
    );
    router.post(
      '/sign-in/:uid',
      form,
      this.page((visit) => this.password(visit)),
    );
    router.post(
      '/sign-in/:uid/code',
      form,
      this.page((visit) => this.code(visit)),
    );
    router.post(
      '/sign-in/:uid/verify',
      form,
      this.page((visit) => this.verify(visit)),
    );
    router.post(
      '/sign-in/:uid/view',
      form,
      this.page(async (visit) => this.showAgain(visit)),
    );
    return router;
  }

  private page(handle: (visit: Visit) => Promise<void>) {
    return async (request: Request, response: Response): Promise<void> => {
      const fields = { ...textsOf(request.query), ...textsOf(request.body) };
      let language = pageLanguage(request, this.config, { chosen: fields['lang'] });
      try {
        if (request.method === 'POST' && isForeign(request, new URL(this.config.publicUrl).origin)) throw crossSite();
        const interaction = await this.provider.interactionDetails(request, response);
        language = pageLanguage(request, this.config, {
          chosen: fields['lang'],
          asked: interaction.params['ui_locales'],
        });
        await handle({ request, response, interaction, fields, language });
      } catch (error) {
        await this.fail(error, { request, response, fields, language });
      }
    };
  }

  /** Shows an error page for an expired sign-in, a cross-site form or a defect, unless the sign-in was completed. */
  private async fail(error: unknown, visit: Omit<Visit, 'interaction'>): Promise<void> {
    const { request, response, language } = visit;
    const goal = signInGoal.read(request, this.config);
    const again = restartAddress(goal);
    if ((error as { error?: string }).error === 'invalid_request') {
      if (await this.isSignedIn(visit)) return response.redirect(SEE_OTHER, landingOf(goal));
      sendAuthPage(response, problemPage(language, 'expired', again), ERROR_STATUS.invalid);
      return;
    }
    const known = asDomainError(error);
    if (!known) {
      this.logger.error({ event: 'sign-in.page-failed', method: request.method }, error as Error);
      sendAuthPage(response, problemPage(language, 'failed', again), INTERNAL);
      return;
    }
    const busy = known.errorClass === 'unavailable';
    if (busy) response.set('Retry-After', String(known.options.retryAfterSeconds ?? 5));
    sendAuthPage(response, problemPage(language, busy ? 'busy' : 'failed', again), ERROR_STATUS[known.errorClass]);
  }

  /**
   * Returns whether the account that this page could sign in is already signed in: the user went back to a used page. A
   * form that names another account is a request to change accounts.
   */
  private async isSignedIn({ request, fields }: Pick<Visit, 'request' | 'fields'>): Promise<boolean> {
    const token = this.sessions.readToken(request);
    if (token === undefined) return false;
    const principal = await this.sessions.findAccount(token).catch(() => null);
    if (request.method !== 'POST' || !principal?.account) return principal !== null;
    const { email, phone } = principal.account;
    const named = loginNameOf(fields['login'])?.destination;
    return named !== undefined && (named === email || named === phone);
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
      if (userId !== null) {
        logSignIn(this.logger, 'accepted', 'sign-up');
        return this.finish(visit, userId);
      }
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
    const { request, response } = visit;
    const session = await this.provider.Session.get(this.provider.createContext(request, response));
    if (session.accountId !== undefined && session.accountId !== accountId) await session.destroy();
    await this.provider.interactionFinished(request, response, { login: { accountId, remember: true } });
  }
}

/** Returns the address or number that the application suggests; empty when it suggests none. */
const hintOf = (interaction: Interaction): string => loginNameOf(interaction.params['login_hint'])?.destination ?? '';

/** Returns the side of a new account, from the application's request. */
function sideOf(interaction: Interaction): Side {
  return SIDES.find((side) => side === interaction.params[SIDE_PARAMETER]) ?? 'job_seeker';
}
