/** Checks whether a session may make staff calls now. Implemented by the module that owns the sessions. */
export abstract class StaffCheck {
  /** Records a staff call in this session; throws if the session first requires a confirmation. */
  abstract recordCall(sessionId: string): Promise<void>;
}
