import { Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  DEMO_ACCOUNTS,
  type DemoAccount,
  DemoAccountSchema,
  type LogInQuery,
  LogInQuerySchema,
} from '@nukkad/contract/accounts/auth';
import type { SignInError } from '@nukkad/contract/accounts/sign-in-errors';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import { IpLimit } from '../../common/http/rate-limit.guard.js';
import { RateLimits } from '../../common/http/rate-limits.js';
import { AppLogger } from '../../common/observability/app-logger.js';
import { Public } from '../../common/security/principal.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { LOGINS_PER_IP } from './address-limits.js';
import { sendAuthPage } from './auth-page.js';
import { cookieName, cookieOptions, readCookie } from './cookies.js';
import { FinishLogIn } from './finish-log-in.use-case.js';
import { LogIn, type LogInWish } from './log-in.use-case.js';
import { LogOut } from './log-out.use-case.js';
import { logSignIn } from './log-sign-in.js';
import { OneTimeSignIns } from './one-time-sign-ins.js';
import { pageLanguage } from './page-language.js';
import { Sessions } from './sessions.js';
import { signInErrorOf } from './sign-in-failure.js';
import { landingOf, signInGoal, type SignInGoal, withGoal } from './sign-in-goal.js';
import { signOutPage } from './sign-out.page.js';

const OK = 200;
const SEE_OTHER = 303;
/**
 * Values of Sec-Fetch-Site from which a browser may sign out by a link: the product's own pages, or a direct
 * navigation.
 */
const OWN_SITES = new Set(['same-origin', 'same-site', 'none']);

/**
 * Browser data cleared at sign-out: cached pages that the Back button could show, and the position, drafts and
 * preferences that pages stored. Cookies are not cleared: the chosen language is a cookie, and the session cookie has
 * just been removed.
 */
const LEFT_IN_BROWSER = '"cache", "storage"';

/** Browser navigations that sign in and out. They respond with a redirect or a page, never with data. */
@ApiTags('auth')
@Public()
@Controller('api')
export class LoginController {
  constructor(
    private readonly logInUseCase: LogIn,
    private readonly finishLogInUseCase: FinishLogIn,
    private readonly logOutUseCase: LogOut,
    private readonly sessions: Sessions,
    private readonly oneTimeSignIns: OneTimeSignIns,
    private readonly limits: RateLimits,
    private readonly logger: AppLogger,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get('demo-accounts')
  @Operation({
    summary: 'List the accounts of the demonstration data; empty without it',
    response: z.array(DemoAccountSchema),
  })
  listDemoAccounts(): DemoAccount[] {
    return this.config.NUKKAD_DEMO ? [...DEMO_ACCOUNTS] : [];
  }

  @Get('login')
  @IpLimit(LOGINS_PER_IP)
  @Operation({ summary: 'Redirect to the identity provider', status: SEE_OTHER })
  async logIn(
    @Query({ schema: LogInQuerySchema }) query: LogInQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { after, email, phone, ...wish } = query;
    const afterSignUp = after === 'sign-up';
    const verified = afterSignUp ? await this.oneTimeSignIns.loginOf(readCookie(request, this.config, 'once')) : null;
    const anew = after === 'idle' || after === 'confirm';
    await this.start({ ...wish, login: email ?? phone ?? verified, afterSignUp, anew }, request, response);
  }

  @Get('login/callback')
  @Operation({ summary: 'Complete the sign-in after the redirect from the identity provider', status: SEE_OTHER })
  async finishLogIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    const goal = signInGoal.read(request, this.config);
    try {
      const outcome = await this.finishLogInUseCase.execute({
        url: new URL(request.originalUrl, this.config.publicUrl),
        browserToken: readCookie(request, this.config, 'login'),
        sessionToken: this.sessions.readToken(request),
        userAgent: request.get('user-agent'),
      });
      if (outcome.kind === 'too-late') {
        const { role, returnTo } = outcome;
        return await this.start({ role, returnTo, restarted: true }, request, response);
      }
      if (outcome.kind === 'signed-in') {
        this.sessions.setCookie(response, outcome.sessionToken);
        // the pages of the embedded provider have logged theirs
        if (this.config.OIDC_ISSUER) logSignIn(this.logger, 'accepted', 'provider');
        await this.limits.restoreForIp(LOGINS_PER_IP, request.ip ?? 'unknown');
        return response.redirect(SEE_OTHER, outcome.landing);
      }
      // the response was already used, by going back or reloading: the person is signed in
      if (outcome.error === 'expired' && request.user) {
        return response.redirect(SEE_OTHER, landingOf(goal));
      }
      this.refuse(goal, response, outcome.error);
    } catch (error) {
      this.refuse(goal, response, signInErrorOf(error), error);
    }
  }

  @Get('logout')
  @Operation({ summary: 'Sign out of the product and of the identity provider', status: SEE_OTHER })
  @ApiResponse({
    status: OK,
    description: 'A confirmation page, if the request comes from another site',
    content: { 'text/html': { schema: { type: 'string' } } },
  })
  async logOut(@Req() request: Request, @Res() response: Response): Promise<void> {
    const site = request.get('sec-fetch-site');
    // a sibling of the site may lead here, but not load this as an image or a frame
    const isPart = site === 'same-site' && (request.get('sec-fetch-dest') ?? 'document') !== 'document';
    if (isPart || (site !== undefined && !OWN_SITES.has(site))) return this.askBeforeSignOut(request, response);
    await this.end(request, response);
  }

  @Post('logout')
  @Operation({ summary: 'Sign out after the confirmation that a link on another site requires', status: SEE_OTHER })
  async confirmLogOut(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.end(request, response);
  }

  private async start(wish: Omit<LogInWish, 'browserToken'>, request: Request, response: Response): Promise<void> {
    const goal = { role: wish.role ?? null, returnTo: wish.returnTo ?? null };
    try {
      const { url, browserToken } = await this.logInUseCase.execute({
        ...wish,
        browserToken: readCookie(request, this.config, 'login'),
      });
      response.cookie(cookieName(this.config, 'login'), browserToken, cookieOptions(this.config, 'login'));
      signInGoal.keep(response, this.config, goal);
      response.redirect(SEE_OTHER, url);
    } catch (error) {
      this.refuse(goal, response, signInErrorOf(error), error);
    }
  }

  private refuse({ returnTo }: SignInGoal, response: Response, reason: SignInError, error?: unknown): void {
    const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
    this.logger.warn({
      event: 'sign-in.refused',
      reason,
      error: typeof name === 'string' ? name : null,
      code: typeof code === 'string' ? code : null,
    });
    // the page itself asks for the side
    response.redirect(SEE_OTHER, withGoal(`/signin?error=${reason}`, { role: null, returnTo }));
  }

  private askBeforeSignOut(request: Request, response: Response): void {
    const policy = String(response.getHeader('content-security-policy') ?? '');
    // the button leads on to the identity provider, which the policy for forms would stop
    if (this.config.OIDC_ISSUER) {
      const { origin } = new URL(this.config.OIDC_ISSUER);
      response.setHeader(
        'Content-Security-Policy',
        policy.replace("form-action 'self'", `form-action 'self' ${origin}`),
      );
    }
    sendAuthPage(response, signOutPage(pageLanguage(request, this.config)));
  }

  private async end(request: Request, response: Response): Promise<void> {
    const next = await this.logOutUseCase.execute(request.user?.sessionId);
    this.sessions.clearCookie(response);
    signInGoal.clear(response, this.config);
    response.setHeader('Clear-Site-Data', LEFT_IN_BROWSER);
    response.redirect(SEE_OTHER, next);
  }
}
