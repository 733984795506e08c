import type { DomainError } from '../errors/domain-error.js';

/** Explains why an account is suspended. Implemented by the module that owns the suspensions. */
export abstract class SuspensionCheck {
  /** The refusal with reason, end and the way to appeal; null when the account is suspended no more. */
  abstract refusalOf(userId: string): Promise<DomainError | null>;
}
