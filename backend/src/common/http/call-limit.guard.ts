import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { tooMany } from '../errors/common.errors.js';
import { CallCounter } from './call-counter.js';
import { RELAXED_FACTOR } from './rate-limits.js';
import { subscriberOf } from './subscriber.js';

const WINDOW_SECONDS = 60;
export const CALLS_PER_SESSION = 300;
export const CALLS_PER_ADDRESS = 60;
const SKIP_CALL_LIMIT = 'nukkad:uncounted';

/** Exempts the call from counting: supervisors make it every few seconds, many of them from one address. */
export const SkipCallLimit = (): ClassDecorator => SetMetadata(SKIP_CALL_LIMIT, true);

/**
 * Limits the calls of a session (300 a minute) or, without a session, of an address (60 a minute), across all paths; a
 * hundred times as many where IP limits are relaxed. Every counted response states how many calls remain.
 */
@Injectable()
export class CallLimitGuard implements CanActivate {
  private readonly counter = new CallCounter(WINDOW_SECONDS);

  constructor(
    private readonly reflector: Reflector,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.getAllAndOverride<boolean>(SKIP_CALL_LIMIT, [context.getHandler(), context.getClass()]))
      return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const sessionId = request.user?.sessionId;
    const factor = this.config.strictIpLimits ? 1 : RELAXED_FACTOR;
    const limit = (sessionId ? CALLS_PER_SESSION : CALLS_PER_ADDRESS) * factor;
    const caller = sessionId ? `session ${sessionId}` : `address ${subscriberOf(request.ip ?? 'unknown')}`;
    const { allowed, remaining, seconds } = this.counter.count(caller, limit);
    const response = http.getResponse<Response>();
    response.setHeader('RateLimit-Policy', `"calls";q=${limit};w=${WINDOW_SECONDS}`);
    response.setHeader('RateLimit', `"calls";r=${remaining};t=${seconds}`);
    if (!allowed) throw tooMany(seconds);
    return true;
  }
}
