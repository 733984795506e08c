import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { isDatabaseReadOnly } from '../database/database-errors.js';
import { type RateLimit, RateLimits } from './rate-limits.js';

const IP_LIMIT = 'nukkad:ip-limit';

/** Limits a call per IP address (see RateLimits.consumeForIp). */
export const IpLimit = (limit: RateLimit): MethodDecorator => SetMetadata(IP_LIMIT, limit);

/** Counts calls that carry `@IpLimit`. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<RateLimit | undefined>(IP_LIMIT, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    try {
      if (limit) await this.limits.consumeForIp(limit, request.ip ?? 'unknown');
    } catch (error) {
      // a read needs no write: it is answered uncounted while the database takes none
      if (request.method !== 'GET' || !isDatabaseReadOnly(error)) throw error;
    }
    return true;
  }
}
