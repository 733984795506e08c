/** Checks whether the person behind a session signed in recently. Implemented by the module that owns the sessions. */
export abstract class RecentSignInCheck {
  /** Throws `recentSignInRequired` if the last sign-in of the session is too old for sensitive calls. */
  abstract assertRecentSignIn(sessionId: string): Promise<void>;
}
