/** Checks which sessions are open. Implemented by the module that owns the sessions. */
export abstract class SessionCheck {
  /** Returns the open sessions among `sessionIds`. */
  abstract openOf(sessionIds: readonly string[]): Promise<Set<string>>;
}
