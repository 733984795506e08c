import type { DomainError } from '../errors/domain-error.js';

/** Says why an account is suspended. What owns the suspensions provides it. */
export abstract class SuspensionCheck {
  /** The refusal with reason, end and the way to appeal; null when the account is suspended no more. */
  abstract refusalOf(userId: string): Promise<DomainError | null>;
}
