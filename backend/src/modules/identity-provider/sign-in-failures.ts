import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@nukkad/contract/languages';
import type { Request, Response } from 'express';
import { ERROR_STATUS } from '../../common/errors/domain-error.js';
import { asDomainError } from '../../common/http/problem.filter.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { landingOf, loginNameOf, restartAddress, sendAuthPage, Sessions, signInGoal } from '../auth/auth.public.js';
import { problemPage } from './problem.page.js';

const SEE_OTHER = 303;
const INTERNAL = 500;

/** A request to a sign-in page that failed. */
interface FailedVisit {
  request: Request;
  response: Response;
  fields: Record<string, string>;
  language: Language;
}

/** Responses to failed requests of the sign-in pages. */
@Injectable()
export class SignInFailures {
  constructor(
    private readonly sessions: Sessions,
    private readonly logger: AppLogger,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Shows an error page for an expired sign-in, a cross-site form or a defect, unless the sign-in was completed. */
  async show(error: unknown, visit: FailedVisit): Promise<void> {
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
  private async isSignedIn({ request, fields }: Pick<FailedVisit, 'request' | 'fields'>): Promise<boolean> {
    const token = this.sessions.readToken(request);
    if (token === undefined) return false;
    const principal = await this.sessions.findAccount(token).catch(() => null);
    if (request.method !== 'POST' || !principal?.account) return principal !== null;
    const { email, phone } = principal.account;
    const named = loginNameOf(fields['login'])?.destination;
    return named !== undefined && (named === email || named === phone);
  }
}
