/** Checks whether a session may make staff calls now, or sensitive calls of a staff account. Implemented by the module that owns the sessions. */
export abstract class StaffCheck {
  /** Records a staff call in this session; throws if the session first requires a confirmation. */
  abstract recordCall(sessionId: string): Promise<void>;

  /** Throws if the account has set up a second factor that this session has not passed. */
  abstract assertFactor(sessionId: string): Promise<void>;
}
