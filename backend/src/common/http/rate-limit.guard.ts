import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { isDatabaseReadOnly } from '../database/database-errors.js';
import { type RateLimit, RateLimits } from './rate-limits.js';

const IP_LIMIT = 'nukkad:ip-limit';

/** A limit of a call; `guestsOnly`: accounts have separate limits, and share the address with strangers. */
interface CallLimit extends RateLimit {
  guestsOnly?: boolean;
}

/** Limits a call per IP address (see RateLimits.consumeForIp). */
export const IpLimit = (limit: CallLimit): MethodDecorator => SetMetadata(IP_LIMIT, limit);

/** Counts calls that carry `@IpLimit`. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<CallLimit | undefined>(IP_LIMIT, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    if (!limit || (limit.guestsOnly && request.user)) return true;
    try {
      await this.limits.consumeForIp(limit, request.ip ?? 'unknown');
    } catch (error) {
      // a read requires no write: it is answered uncounted while the database is read-only
      if (request.method !== 'GET' || !isDatabaseReadOnly(error)) throw error;
    }
    return true;
  }
}
