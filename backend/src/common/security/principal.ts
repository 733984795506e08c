import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { CurrentUser, Side, StaffRole, UserRole } from '@nukkad/domain/users';
import type { Request } from 'express';
import { notSignedIn } from '../errors/common.errors.js';

/** Who is asking: the account behind the session of a request. */
export interface Principal {
  userId: string;
  role: UserRole;
  staffRole: StaffRole | null;
  sessionId: string;
  /** The account is about to be deleted: it may do little until that is taken back. */
  leaving: boolean;
  /** Staff keep the account from posting, applying, writing, accepting and offering for a time. */
  suspended: boolean;
  /** The account itself, where the call asks for it (`@AsksForAccount()`). */
  account?: CurrentUser;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how passport types the signed-in account
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
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
export const REFUSED_WHILE_SUSPENDED = 'nukkad:refused-while-suspended';
export const ASKS_FOR_ACCOUNT = 'nukkad:asks-for-account';

/** The call is open to everybody, signed in or not. Without this mark a call needs a session. */
export const Public = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(IS_PUBLIC, true), ApiExtension(PUBLIC_EXTENSION, true));
/** The call needs an account that takes this side of the market. */
export const RequiresSide = (side: Side): MethodDecorator & ClassDecorator => SetMetadata(REQUIRED_SIDE, side);

/**
 * The call needs an account that belongs to the staff: in whatever role, or an administrator's. Its session must have
 * given the second factor, and not have been idle since.
 */
export const RequiresStaff = (role: StaffRole = 'support'): MethodDecorator & ClassDecorator =>
  SetMetadata(REQUIRES_STAFF, role);

/** The call is open to staff who have not given the second factor yet. */
export const BeforeSecondFactor = (): MethodDecorator & ClassDecorator => SetMetadata(BEFORE_SECOND_FACTOR, true);

/** The call is open to an account that is about to be deleted as well. */
export const AllowedWhileDeletionPending = (): MethodDecorator => SetMetadata(ALLOWED_WHILE_DELETION_PENDING, true);

/** Whether a body, which nobody has validated yet, only takes something back. */
export type IsWithdrawal = (body: Readonly<Record<string, unknown>>) => boolean;

/** The call posts, applies, writes, accepts or offers: a suspended account may not make it, unless it takes something back. */
export const RefusedWhileSuspended = (unless: IsWithdrawal = () => false): MethodDecorator =>
  SetMetadata(REFUSED_WHILE_SUSPENDED, unless);

/** What somebody writes to others: nothing while their account is suspended, since it may take back but not write. */
export const wordsOf = ({ suspended }: Pick<Principal, 'suspended'>, words: string | undefined): string =>
  suspended ? '' : (words ?? '');

/** The call answers with the account: the query that checks the session brings it along. */
export const AsksForAccount = (): MethodDecorator => SetMetadata(ASKS_FOR_ACCOUNT, true);

/** Who is asking, as a handler's parameter. */
export const CurrentPrincipal = createParamDecorator((_data: unknown, context: ExecutionContext): Principal => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw notSignedIn();
  return user;
});
