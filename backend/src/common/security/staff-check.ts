/** Says whether a session may make calls of the staff now. What owns the sessions provides it. */
export abstract class StaffCheck {
  /** Notes a call of the staff in this session; throws what is asked for first. */
  abstract noteCall(sessionId: string): Promise<void>;
}
