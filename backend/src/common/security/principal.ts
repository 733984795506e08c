import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { CurrentUser, Side, StaffRole, UserRole } from '@nukkad/contract/accounts/users';
import type { Request } from 'express';
import { notSignedIn } from '../errors/common.errors.js';

/** The caller: the account behind the session of a request. */
export interface Principal {
  userId: string;
  role: UserRole;
  staffRole: StaffRole | null;
  sessionId: string;
  /** The account is scheduled for deletion: it may do little until the deletion is cancelled. */
  leaving: boolean;
  /** The account is suspended: it may not post, apply, write, accept or offer for a time. */
  suspended: boolean;
  /** The account itself, where the call asks for it (`@AsksForAccount()`). */
  account?: CurrentUser;
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- how passport types the signed-in account
  namespace Express {
    interface User extends Principal {}
    interface Request {
      /** The session is read together with its account. */
      asksForAccount?: boolean;
    }
  }
}

export const IS_PUBLIC = 'nukkad:public';
/** Mark of a public call while the contract is put together. */
export const PUBLIC_EXTENSION = 'x-public';
export const REQUIRED_SIDE = 'nukkad:side';
export const REQUIRES_STAFF = 'nukkad:staff';
export const BEFORE_SECOND_FACTOR = 'nukkad:before-second-factor';
export const ALLOWED_WHILE_DELETION_PENDING = 'nukkad:while-leaving';
export const REQUIRES_RECENT_SIGN_IN = 'nukkad:recent-sign-in';
export const REQUIRES_FACTOR_OF_STAFF = 'nukkad:factor-of-staff';
export const REFUSED_WHILE_SUSPENDED = 'nukkad:refused-while-suspended';
export const ASKS_FOR_ACCOUNT = 'nukkad:asks-for-account';

/** Marks a call as public, with or without a session. Calls without this mark require a session. */
export const Public = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(IS_PUBLIC, true), ApiExtension(PUBLIC_EXTENSION, true));
/** Requires an account on this side of the market. */
export const RequiresSide = (side: Side): MethodDecorator & ClassDecorator => SetMetadata(REQUIRED_SIDE, side);

/**
 * Requires a staff account, in any role or as an administrator. Its session must have passed the second factor and must
 * not have been idle since.
 */
export const RequiresStaff = (role: StaffRole = 'support'): MethodDecorator & ClassDecorator =>
  SetMetadata(REQUIRES_STAFF, role);

/** Allows the call to staff before the second factor. */
export const BeforeSecondFactor = (): MethodDecorator & ClassDecorator => SetMetadata(BEFORE_SECOND_FACTOR, true);

/**
 * Requires the second factor in the session of a staff account that has set it up. The call changes how the account is
 * signed in, or ends it.
 */
export const RequiresFactorOfStaff = (): MethodDecorator => SetMetadata(REQUIRES_FACTOR_OF_STAFF, true);

/**
 * Requires a sign-in within the last minutes (`RECENT_SIGN_IN_MINUTES`), and the second factor of the staff: the call
 * exports personal data, or changes how the account is signed in or paid.
 */
export const RequiresRecentSignIn = (): MethodDecorator => {
  const [recent, factor] = [SetMetadata(REQUIRES_RECENT_SIGN_IN, true), RequiresFactorOfStaff()];
  return applyDecorators(recent, factor);
};

/** Allows the call to an account with a pending deletion as well. */
export const AllowedWhileDeletionPending = (): MethodDecorator => SetMetadata(ALLOWED_WHILE_DELETION_PENDING, true);

/** Returns whether a body, which is not validated yet, only withdraws something. */
export type IsWithdrawal = (body: Readonly<Record<string, unknown>>) => boolean;

/**
 * Marks a call that posts, applies, writes, accepts or offers: a suspended account may not make it, unless it only
 * withdraws something.
 */
export const RefusedWhileSuspended = (unless: IsWithdrawal = () => false): MethodDecorator =>
  SetMetadata(REFUSED_WHILE_SUSPENDED, unless);

/**
 * Returns a user's free text to others, or an empty text while their account is suspended, since it may withdraw but
 * not write.
 */
export const wordsOf = ({ suspended }: Pick<Principal, 'suspended'>, words: string | undefined): string =>
  suspended ? '' : (words ?? '');

/** Marks a call that returns the account: the query that checks the session loads it. */
export const AsksForAccount = (): MethodDecorator => SetMetadata(ASKS_FOR_ACCOUNT, true);

/** Injects the caller as a handler's parameter. */
export const CurrentPrincipal = createParamDecorator((_data: unknown, context: ExecutionContext): Principal => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw notSignedIn();
  return user;
});
