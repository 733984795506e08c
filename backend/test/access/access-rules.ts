import { type Caller, CALLERS, ROLES } from './access-callers.js';

/** An answer of the matrix: `admitted`, or the status and problem code of the refusal. */
export type Answer = 'admitted' | `${401 | 403 | 404} ${string}`;

export interface AccessRule {
  /** Accounts that may call the operation. */
  for: 'everyone' | 'account' | 'seeker' | 'employer' | 'staff' | 'admin';
  /** Callers that the resource belongs to; the operation does not find it for any other account. Absent: for all of `for`. */
  parties?: readonly Caller[];
  /** A suspended account is refused. */
  refusesSuspended?: true;
  /** An account with a pending deletion is admitted. */
  admitsLeaving?: true;
  /** Staff are admitted before the second factor. */
  admitsUnverified?: true;
  /** Callers with a different answer. */
  except?: Partial<Record<Caller, Answer>>;
}

const NOT_FOUND: Answer = '404 errors.notFound';
const FORBIDDEN: Answer = '403 errors.forbidden';

function isAdmittedByRole(rule: AccessRule, caller: Exclude<Caller, 'guest'>): boolean {
  const { role, staffRole } = ROLES[caller];
  switch (rule.for) {
    case 'everyone':
    case 'account':
      return true;
    case 'seeker':
      return role === 'job_seeker' || role === 'both';
    case 'employer':
      return role === 'employer' || role === 'both';
    case 'staff':
      return staffRole !== undefined;
    case 'admin':
      return staffRole === 'admin';
  }
}

/** Returns the answer that `caller` must receive under `rule`. */
export function answerUnder(rule: AccessRule, caller: Caller): Answer {
  const isParty = rule.parties?.includes(caller) ?? true;
  if (rule.for === 'everyone') return isParty ? 'admitted' : NOT_FOUND;
  if (caller === 'guest') return '401 errors.notSignedIn';
  if (caller === 'leaving' && !rule.admitsLeaving) return '403 errors.accountLeaving';
  if (!isAdmittedByRole(rule, caller)) return FORBIDDEN;
  if (caller === 'unverifiedStaff' && rule.for === 'staff' && !rule.admitsUnverified)
    return '403 auth.staff.secondFactorSetUp';
  if (caller === 'suspended' && rule.refusesSuspended) return '403 moderation.suspended';
  return rule.except?.[caller] ?? (isParty ? 'admitted' : NOT_FOUND);
}

/** Returns the answer for each kind of caller. */
export const answersUnder = (rule: AccessRule): Record<Caller, Answer> =>
  Object.fromEntries(CALLERS.map((caller) => [caller, answerUnder(rule, caller)])) as Record<Caller, Answer>;

/** Returns the callers that a rule admits, or refuses if these are fewer, for the title of a test. */
export function summaryOf(rule: AccessRule): string {
  const answers = answersUnder(rule);
  const admitted = CALLERS.filter((caller) => answers[caller] === 'admitted');
  const refused = CALLERS.filter((caller) => answers[caller] !== 'admitted');
  if (refused.length === 0) return 'admits every caller';
  if (admitted.length === 0) return 'refuses every caller';
  return refused.length < admitted.length
    ? `refuses ${refused.join(', ')} and admits every other caller`
    : `admits ${admitted.join(', ')} and refuses every other caller`;
}
