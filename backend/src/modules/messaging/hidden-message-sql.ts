/**
 * SQL: the staff hid a message of `sender` after a report of `reporter`, and `isRecent` is true for the time of that
 * decision. The arguments are SQL expressions.
 */
export const hadMessageHidden = (
  { reporter, sender }: { reporter: string; sender: string },
  isRecent: (decidedAt: string) => string,
): string => `EXISTS (SELECT FROM message_reports m JOIN messages t ON t.id = m.message_id
  WHERE m.reporter_id = ${reporter} AND t.sender_id = ${sender} AND m.state = 'hidden' AND ${isRecent('m.decided_at')})`;
