/** Says which sessions are still open. What owns the sessions provides it. */
export abstract class SessionCheck {
  /** Those of `sessionIds` that are open. */
  abstract openOf(sessionIds: readonly string[]): Promise<Set<string>>;
}
