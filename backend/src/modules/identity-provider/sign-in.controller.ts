import { Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { crossSite, notFound } from '../../common/errors/common.errors.js';
import { SkipCallLimit } from '../../common/http/call-limit.guard.js';
import { isForeign } from '../../common/http/same-origin.middleware.js';
import { Public } from '../../common/security/principal.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { pageLanguage, PROVIDER_PATH } from '../auth/auth.public.js';
import { IdentityProvider } from './identity-provider.js';
import { SignInFailures } from './sign-in-failures.js';
import { SignInSteps, type Visit } from './sign-in-steps.js';

/** Returns the texts of a form or a query; values other than a single text are omitted. */
function textsOf(source: unknown): Visit['fields'] {
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
    private readonly steps: SignInSteps,
    private readonly failures: SignInFailures,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get()
  async openSignIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.respond(request, response, (visit) => this.steps.openFirstPage(visit));
  }

  @Post()
  async enterPassword(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.respond(request, response, (visit) => this.steps.signInWithPassword(visit));
  }

  @Post('code')
  async requestCode(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.respond(request, response, (visit) => this.steps.sendCode(visit));
  }

  @Post('verify')
  async enterCode(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.respond(request, response, (visit) => this.steps.signInWithCode(visit));
  }

  @Post('view')
  async changeLanguage(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.respond(request, response, async (visit) => this.steps.showAgain(visit));
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
}
