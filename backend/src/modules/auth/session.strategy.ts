import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport';
import type { Principal } from '../../common/security/principal.js';
import { Sessions } from './sessions.js';

type Verified = (error: Error | null, principal: Principal | null) => void;

interface Actions {
  success(user: Principal): void;
  fail(): void;
  error(error: Error): void;
}

/** Passport strategy for the session cookie: passes the request to `verify` and reports the result. */
class CookieStrategy extends Strategy {
  constructor(private readonly verify: (request: Request, done: Verified) => void) {
    super();
  }

  override authenticate(request: Request): void {
    const actions = this as unknown as Actions; // passport adds them for each request
    this.verify(request, (error, principal) => {
      if (error) actions.error(error);
      else if (principal) actions.success(principal);
      else actions.fail();
    });
  }
}

/** Reads the session of a request. */
@Injectable()
export class SessionStrategy extends PassportStrategy(CookieStrategy, 'session') {
  constructor(private readonly sessions: Sessions) {
    super();
  }

  async validate(request: Request): Promise<Principal | null> {
    const token = this.sessions.readToken(request);
    if (!token) return null;
    return request.asksForAccount
      ? this.sessions.findAccount(token)
      : this.sessions.findPrincipal(token, request.accountPrefetch);
  }
}
