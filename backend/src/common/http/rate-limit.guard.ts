import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
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
    if (limit) await this.limits.consumeForIp(limit, context.switchToHttp().getRequest<Request>().ip ?? 'unknown');
    return true;
  }
}
