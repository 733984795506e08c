import { type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { ASKS_FOR_ACCOUNT, IS_PUBLIC, type Principal } from '../../common/security/principal.js';
import { PREFETCH_WITH_SESSION, type PrefetchesWithSession } from '../../common/security/session-prefetch.js';
import { Sessions } from './sessions.js';

/** Identifies the caller and allows every request: later guards decide whether the call is allowed. */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  constructor(
    private readonly sessions: Sessions,
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const token = this.sessions.readToken(request);
    if (token === undefined) return true;
    const reader = this.reflector.get<Type<PrefetchesWithSession> | undefined>(
      PREFETCH_WITH_SESSION,
      context.getHandler(),
    );
    if (reader)
      request.accountPrefetch = this.modules.get(reader, { strict: false }).planPrefetch(request) ?? undefined;
    request.asksForAccount = this.reflector.get<boolean | undefined>(ASKS_FOR_ACCOUNT, context.getHandler()) ?? false;
    await super.canActivate(context);
    return true;
  }

  // the caller chooses the return type of the base class
  override handleRequest<User = Principal | undefined>(
    error: Error | null,
    principal: Principal | false | null,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    const isPublic = this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()]);
    // an open call must not fail because the session could not be read
    if (error && !isPublic) throw error;
    return (principal || undefined) as User;
  }
}
