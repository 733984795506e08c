import type { DomainError } from '../errors/domain-error.js';

/** Explains why an account is suspended. Implemented by the module that owns the suspensions. */
export abstract class SuspensionCheck {
  /** Returns the refusal with reason, end and the way to appeal; null if the account is no longer suspended. */
  abstract findRefusal(userId: string): Promise<DomainError | null>;
}
