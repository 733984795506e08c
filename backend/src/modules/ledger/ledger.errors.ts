/** Reasons for which the ledger rejects a call. The caller chooses the text for the user. */
export type LedgerRefusal =
  | 'other_contents'
  | 'too_little'
  | 'already_reversed'
  | 'not_reversible'
  | 'not_empty'
  | 'unknown_reservation'
  | 'settled';

/** A rejected call of the ledger; nothing was written. */
export class LedgerError extends Error {
  constructor(
    readonly refusal: LedgerRefusal,
    message: string,
  ) {
    super(message);
    this.name = 'LedgerError';
  }
}
