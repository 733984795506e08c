/** Checks which sessions are open. Implemented by the module that owns the sessions. */
export abstract class SessionCheck {
  /** Those of `sessionIds` that are open. */
  abstract openOf(sessionIds: readonly string[]): Promise<Set<string>>;
}
