import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { hasSide, type Side, type StaffRole } from '@nukkad/domain/users';
import type { Request } from 'express';
import { accountDeletionPending, forbidden, notSignedIn } from '../errors/common.errors.js';
import { currentRequest } from '../http/request-context.js';
import {
  BEFORE_SECOND_FACTOR,
  IS_PUBLIC,
  REFUSED_WHILE_SUSPENDED,
  REQUIRED_SIDE,
  REQUIRES_STAFF,
  type IsWithdrawal,
  ALLOWED_WHILE_DELETION_PENDING,
} from './principal.js';
import { StaffCheck } from './staff-check.js';
import { SuspensionCheck } from './suspension-check.js';

/** Lets a request through when its account may make the call: 401 without a session, 403 with the
 * wrong role, without one of the staff or what is asked of them, while the account is about to go, or while it is suspended. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly staffCheck: StaffCheck,
    private readonly suspensions: SuspensionCheck,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const { user, body } = context.switchToHttp().getRequest<Request>();
    const request = currentRequest();
    if (user && request) request.userId = user.userId;
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, targets)) return true;
    if (!user) throw notSignedIn();
    if (user.leaving && !this.reflector.get<boolean>(ALLOWED_WHILE_DELETION_PENDING, context.getHandler()))
      throw accountDeletionPending();
    const side = this.reflector.getAllAndOverride<Side | undefined>(REQUIRED_SIDE, targets);
    if (side && !hasSide(user.role, side)) throw forbidden();
    const staffRole = this.reflector.getAllAndOverride<StaffRole | undefined>(REQUIRES_STAFF, targets);
    if (staffRole && user.staffRole !== 'admin' && user.staffRole !== staffRole) throw forbidden();
    if (staffRole && !this.reflector.getAllAndOverride<boolean>(BEFORE_SECOND_FACTOR, targets)) {
      await this.staffCheck.noteCall(user.sessionId);
    }
    const takesBack = this.reflector.get<IsWithdrawal | undefined>(REFUSED_WHILE_SUSPENDED, context.getHandler());
    if (takesBack && user.suspended && !takesBack((body ?? {}) as Record<string, unknown>)) {
      const refusal = await this.suspensions.refusalOf(user.userId);
      if (refusal) throw refusal;
    }
    return true;
  }
}
