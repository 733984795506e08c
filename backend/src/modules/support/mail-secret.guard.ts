import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { notFound } from '../../common/errors/common.errors.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { wrongMailSecret } from './support.errors.js';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Allows requests with the operator's secret for incoming mails (`Authorization: Bearer …`); 404 where no secret is
 * configured.
 */
@Injectable()
export class MailSecretGuard implements CanActivate {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const secret = this.config.INBOUND_MAIL_SECRET;
    if (secret === undefined) throw notFound();
    const given = context.switchToHttp().getRequest<Request>().get('authorization') ?? '';
    // digests have the same length for any input
    if (!timingSafeEqual(digestOf(given), digestOf(`Bearer ${secret}`))) throw wrongMailSecret();
    return true;
  }
}
