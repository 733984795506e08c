import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CLIENT_VERSION_HEADER, isClientTooOld } from '@nukkad/contract/platform/client-version';
import { GUEST_PAGE, PAGE_ACCOUNT_HEADER } from '@nukkad/contract/accounts/page-account';
import { hasSide, type Side, type StaffRole } from '@nukkad/contract/accounts/users';
import type { Request } from 'express';
import {
  accountDeletionPending,
  anotherAccount,
  clientTooOld,
  forbidden,
  notSignedIn,
} from '../errors/common.errors.js';
import { currentRequest } from '../context/request-context.js';
import {
  BEFORE_SECOND_FACTOR,
  IS_PUBLIC,
  REFUSED_WHILE_SUSPENDED,
  REQUIRED_SIDE,
  REQUIRES_FACTOR_OF_STAFF,
  REQUIRES_RECENT_SIGN_IN,
  REQUIRES_STAFF,
  type IsWithdrawal,
  ALLOWED_WHILE_DELETION_PENDING,
} from './principal.js';
import { RecentSignInCheck } from './recent-sign-in-check.js';
import { StaffCheck } from './staff-check.js';
import { SuspensionCheck } from './suspension-check.js';

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/**
 * Returns true if the page behind `request` was opened for another account than the one that is signed in now. A
 * guest's page may continue to read, since it reads only public data.
 */
function isFromAnotherAccount(request: Request): boolean {
  const pageAccount = request.get(PAGE_ACCOUNT_HEADER);
  if (!request.user || pageAccount === undefined || pageAccount === request.user.userId) return false;
  return pageAccount !== GUEST_PAGE || !SAFE_METHODS.has(request.method);
}

/**
 * Allows a request if its account may make the call. Responds 410 to a client that is too old, 401 without a session, 409
 * from a page of another account, and 403 with the wrong role, without the required staff role, second factor or recent
 * sign-in, while the account is being deleted, or while it is suspended.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly staffCheck: StaffCheck,
    private readonly suspensions: SuspensionCheck,
    private readonly signIns: RecentSignInCheck,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const httpRequest = context.switchToHttp().getRequest<Request>();
    const { user, body } = httpRequest;
    const request = currentRequest();
    if (user && request) request.userId = user.userId;
    if (isClientTooOld(httpRequest.get(CLIENT_VERSION_HEADER))) throw clientTooOld();
    if (isFromAnotherAccount(httpRequest)) throw anotherAccount();
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, targets)) return true;
    if (!user) throw notSignedIn();
    if (user.leaving && !this.reflector.get<boolean>(ALLOWED_WHILE_DELETION_PENDING, context.getHandler()))
      throw accountDeletionPending();
    const side = this.reflector.getAllAndOverride<Side | undefined>(REQUIRED_SIDE, targets);
    if (side && !hasSide(user.role, side)) throw forbidden();
    const staffRole = this.reflector.getAllAndOverride<StaffRole | undefined>(REQUIRES_STAFF, targets);
    if (staffRole && user.staffRole !== 'admin' && user.staffRole !== staffRole) throw forbidden();
    if (staffRole && !this.reflector.getAllAndOverride<boolean>(BEFORE_SECOND_FACTOR, targets)) {
      await this.staffCheck.recordCall(user.sessionId);
    }
    const takesBack = this.reflector.get<IsWithdrawal | undefined>(REFUSED_WHILE_SUSPENDED, context.getHandler());
    if (takesBack && user.suspended && !takesBack((body ?? {}) as Record<string, unknown>)) {
      const refusal = await this.suspensions.findRefusal(user.userId);
      if (refusal) throw refusal;
    }
    if (this.reflector.get<boolean>(REQUIRES_RECENT_SIGN_IN, context.getHandler())) {
      await this.signIns.assertRecentSignIn(user.sessionId);
    }
    if (user.staffRole && this.reflector.get<boolean>(REQUIRES_FACTOR_OF_STAFF, context.getHandler())) {
      await this.staffCheck.assertFactor(user.sessionId);
    }
    return true;
  }
}
