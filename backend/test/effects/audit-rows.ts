import type { AuditAction, AuditSubject } from '@nukkad/contract/platform/audit';

/** An entry of the audit log that a call of the staff writes. */
export interface AuditRow {
  action: AuditAction;
  /** Subject of the entry; null for a list. */
  subject: AuditSubject | null;
  /** Names of its details; a question mark marks a detail that only some calls record. */
  detail: readonly string[];
  /** Whether the path of the call contains the subject. */
  isInPath: boolean;
  /** Condition under which the entry is written; always if absent. */
  when?: string;
}

const row = (action: AuditAction, subject: AuditSubject, ...detail: string[]): AuditRow => ({
  ...{ action, subject, detail, isInPath: true },
});
const listRow = (action: AuditAction, ...detail: string[]): AuditRow => ({
  ...{ action, subject: null, detail, isInPath: false },
});

/**
 * Audit entries of each staff call, by operation. A call that shows no account's data and decides nothing records
 * nothing.
 */
export const AUDITED_CALLS: Readonly<Record<string, readonly AuditRow[]>> = {
  decideAppeal: [row('appeal.decided', 'appeal', 'decision')],
  decideContest: [row('contest.decided', 'contest', 'state', 'owed')],
  decideJobReview: [row('job_review.decided', 'job_review', 'decision')],
  decideMessageReport: [row('message_report.decided', 'message_report', 'decision')],
  decidePayout: [row('payout.decided', 'payout', 'decision', 'amount')],
  decideReversal: [row('reversal.decided', 'reversal', 'decision', 'amount')],
  explainDifference: [listRow('difference.explained', 'day', 'kind', 'entityId')],
  getMoneyDesk: [listRow('money_desk.read', 'found')],
  getPosting: [row('posting.read', 'posting')],
  getProviderBalance: [],
  countWaitingMoney: [],
  reversePosting: [row('posting.reversed', 'posting', 'state', 'amount')],
  decideTimes: [row('time_correction.decided', 'time_correction', 'status', 'from', 'until', 'overlaps')],
  listTimeCorrections: [listRow('time_corrections.listed', 'found')],
  decidePayCase: [row('pay_case.decided', 'pay_case', 'status', 'owedAmount')],
  decideReviewCase: [row('review_case.decided', 'review_case', 'decision', 'kind')],
  decideSuspensionAppeal: [
    row('appeal.decided', 'appeal', 'upheld', 'userId'),
    { ...row('user.reinstated', 'user'), isInPath: false, when: 'the decision ends the suspension' },
  ],
  getMessageReport: [{ ...row('conversation.read', 'conversation', 'report'), isInPath: false }],
  getSupportAttachment: [row('attachment.read', 'support_request')],
  getSupportMailFile: [row('attachment.read', 'support_request')],
  getSupportRequest: [row('support_request.read', 'support_request')],
  getUser: [row('user.read', 'user')],
  listAppeals: [listRow('appeals.listed', 'found')],
  listAuditEntries: [],
  listContests: [listRow('contests.listed', 'found')],
  listDeadLetters: [],
  listJobReviews: [],
  listMessageReports: [listRow('message_reports.listed', 'found')],
  listPayCases: [listRow('pay_cases.listed', 'found')],
  listReviewCases: [listRow('review_cases.listed', 'found')],
  listQueues: [],
  listReviewBias: [],
  listStaff: [],
  listSupportRequests: [listRow('support_requests.listed', 'found', 'searched')],
  listSuspensionAppeals: [listRow('suspension_appeals.listed', 'found')],
  reinstateUser: [row('user.reinstated', 'user')],
  replyToSupportRequest: [row('support_request.replied', 'support_request')],
  retryDeadLetter: [row('dead_letter.retried', 'task', 'task')],
  retryDeadLetters: [{ ...listRow('dead_letters.retried', 'task', 'retried'), when: 'at least one task is run again' }],
  searchUsers: [listRow('users.searched', 'found')],
  suspendUser: [row('user.suspended', 'user', 'reason', 'days')],
  updateSupportRequest: [row('support_request.changed', 'support_request', 'status?', 'kind?', 'assignee?')],
};

/** Audit entries of an operator's commands; they name no account as their author. */
export const AUDITED_COMMANDS: Readonly<Record<string, AuditRow>> = {
  'npm run staff -- grant': row('staff.granted', 'user', 'role'),
  'npm run staff -- revoke': row('staff.revoked', 'user'),
  'npm run staff -- reset-factor': row('second_factor.reset', 'user'),
};
