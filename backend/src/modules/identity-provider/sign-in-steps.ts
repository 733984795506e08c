import { Inject, Injectable } from '@nestjs/common';
import { SIDES, type Side } from '@nukkad/contract/accounts/users';
import { asLanguage, type Language } from '@nukkad/contract/languages';
import { EMAIL_MAX, PASSWORD_MAX } from '@nukkad/contract/limits';
import { digitsOf } from '@nukkad/contract/typing/typed-digits';
import type { Request, Response } from 'express';
import type { Interaction, Provider } from 'oidc-provider';
import { DomainError, ERROR_STATUS } from '../../common/errors/domain-error.js';
import { RateLimits } from '../../common/http/rate-limits.js';
import { translate } from '../../common/i18n/translate.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import {
  cookieName,
  cookieOptions,
  ENTERED_CODES_PER_IP,
  loginNameOf,
  ONCE_PARAMETER,
  OneTimeSignIns,
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
import { SIGN_IN_STEPS, signInPage, type SignInStep, type SignInView } from './sign-in.page.js';

const UNAUTHORIZED = 401;

type Fields = Record<string, string>;

/** One request to the sign-in pages. */
export interface Visit {
  request: Request;
  response: Response;
  provider: Provider;
  interaction: Interaction;
  fields: Fields;
  language: Language;
}

type Page = { step: SignInStep; login?: string; proof?: string; error?: string; status?: number };

/** The steps of a sign-in on the pages of the embedded provider. Each responds with a page or a redirect. */
@Injectable()
export class SignInSteps {
  constructor(
    private readonly withPassword: SignInWithPassword,
    private readonly withCode: SignInWithCode,
    private readonly codes: SendSignInCode,
    private readonly oneTimeSignIns: OneTimeSignIns,
    private readonly limits: RateLimits,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Shows the same step in another language. */
  showAgain(visit: Visit): void {
    const { step, login = '', proof = '' } = visit.fields;
    this.show(visit, {
      step: SIGN_IN_STEPS.find((known) => known === step) ?? 'password',
      login: login.slice(0, EMAIL_MAX),
      proof,
    });
  }

  /**
   * Shows the first page. A browser that has just verified a mailbox or a number and was redirected here for that skips
   * it.
   */
  async openFirstPage(visit: Visit): Promise<void> {
    const { request, interaction } = visit;
    if (interaction.params[ONCE_PARAMETER] !== undefined) {
      const userId = await this.oneTimeSignIns.use(readCookie(request, this.config, 'once'));
      visit.response.clearCookie(cookieName(this.config, 'once'), { ...cookieOptions(this.config, 'once'), maxAge: 0 });
      if (userId !== null) return this.finish(visit, userId);
    }
    this.show(visit, { step: 'password', login: hintOf(interaction) });
  }

  /** Checks the entered password, and completes the sign-in if it is right. */
  async signInWithPassword(visit: Visit): Promise<void> {
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

  /** Sends a code to the entered address or number, and asks for it. */
  async sendCode(visit: Visit): Promise<void> {
    const { login: typed = '', proof = '' } = visit.fields;
    const login = loginNameOf(typed);
    const page: Page = { step: 'password', login: typed.slice(0, EMAIL_MAX), proof };
    if (!login) {
      const error = translate(visit.language, 'auth:signIn.neither');
      return this.show(visit, { ...page, error, status: ERROR_STATUS.invalid });
    }
    await this.orShow(visit, page, async () => {
      await this.limits.consumeForIp(SENT_CODES_PER_IP, visit.request.ip ?? 'unknown');
      await this.codes.execute(login, visit.interaction.uid, visit.language);
      this.show(visit, { step: 'code', login: login.destination, proof });
    });
  }

  /** Checks the entered code, and completes the sign-in if it is right. */
  async signInWithCode(visit: Visit): Promise<void> {
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
