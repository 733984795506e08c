import { randomUUID } from 'node:crypto';
import { type ContractCall, sampleOf } from '../contract-samples.js';
import { inHours } from '../../src/modules/engagements/tests/engagement.factory.js';
import { SUSPEND } from '../../src/modules/moderation/tests/suspension.factory.js';
import type { Kind } from './access-resources.js';
import type { Ids } from './access-world.js';

/** The kind of resource that a path names; the first that fits applies. */
const KINDS: [RegExp, Kind][] = [
  [/^\/api\/avatars\//, 'avatar'],
  [/^\/api\/user\/sessions\//, 'session'],
  [/^\/api\/places\//, 'place'],
  [/^\/api\/notifications\//, 'notification'],
  [/^\/api\/admin\/users\//, 'account'],
  [/^\/api\/admin\/suspensions\//, 'suspension'],
  [/^\/api\/admin\/job-reviews\//, 'jobReview'],
  [/^\/api\/(my-jobs|jobs|public\/jobs)\//, 'job'],
  [/^\/api\/applications\//, 'application'],
  [/^\/api\/interview-requests\//, 'interview'],
  [/^\/api\/calendar\//, 'calendarFeed'],
  [/^\/api\/conversations\//, 'conversation'],
  [/^\/api\/messages\//, 'message'],
  [/^\/api\/admin\/message-reports\//, 'messageReport'],
  [/^\/api\/instant-jobs\//, 'instantJob'],
  [/^\/api\/job-requests\//, 'jobRequest'],
  [/^\/api\/engagements\//, 'engagement'],
  [/^\/api\/reviews\//, 'review'],
  [/^\/api\/admin\/review-cases\//, 'reviewCase'],
  [/^\/api\/papers\//, 'paper'],
  [/^\/api\/work-records\//, 'workRecord'],
  [/^\/api\/work-record-issuer\//, 'statusList'],
  [/^\/api\/admin\/appeals\//, 'appeal'],
  [/^\/api\/admin\/pay-cases\//, 'answeredPayCase'],
  [/^\/api\/admin\/time-corrections\//, 'contestedTimes'],
  [/^\/api\/admin\/contests\//, 'answeredContest'],
  [/^\/api\/admin\/postings\//, 'posting'],
  [/^\/api\/admin\/differences\//, 'difference'],
  [/^\/api\/admin\/reversals\//, 'waitingReversal'],
  [/^\/api\/admin\/payouts\//, 'payout'],
  [/^\/api\/saved-searches\//, 'savedSearch'],
  [/^\/api\/admin\/support-requests\//, 'supportRequest'],
  [/^\/api\/my-support-requests\//, 'ownSupportRequest'],
  [/^\/api\/admin\/dead-letters\//, 'deadLetter'],
];

interface PreparedRequest {
  /** The operation asks for an Idempotency-Key. */
  needsKey?: true;
  /** The kind of resource, where that of the path is in the wrong state for the operation. */
  kind?: Kind;
  /** A body that passes the schema, so that only access control can refuse the request, and that withdraws nothing. */
  body?: object | ((ids: Ids) => object);
}

const TIMES = {
  ...{ startedAt: inHours(-3).toISOString(), endedAt: inHours(-1).toISOString(), reason: 'It ended earlier.' },
};
const NEXT_WEEK = inHours(7 * 24).toISOString();

/** Operations on a resource that need a specific body or state. Every other operation is sent `{}`. */
const PREPARED: Record<string, PreparedRequest> = {
  updateJob: { body: { title: 'Cook' } },
  reportJob: { body: { reason: 'other' } },
  getApplicationResume: { kind: 'resume' },
  updateApplication: { body: { status: 'viewed' } },
  rejectApplications: {
    kind: 'jobWithApplication',
    body: ({ applicationId }) => ({ applicationIds: [applicationId], reason: 'too_far', message: 'Sorry.' }),
  },
  setApplicationNote: { body: { note: 'Call back.' } },
  inviteToInterview: { body: { type: 'phone', time: NEXT_WEEK, phone: '+919845012345' } },
  cancelInterviewRequest: { kind: 'arrangedInterview' },
  proposeInterviewTime: { body: { time: NEXT_WEEK } },
  answerInterviewProposal: {
    kind: 'movedInterview',
    body: ({ proposedTime }) => ({ answer: 'accepted', time: proposedTime }),
  },
  markInterview: { kind: 'endedInterview', body: { outcome: 'completed' } },
  respondToInterviewRequest: { body: { response: 'declined', message: 'Not now.' } },
  sendMessage: { body: { text: 'See you.' } },
  readConversation: { body: ({ messageId }) => ({ upTo: messageId }) },
  reportMessage: { body: { reason: 'other' } },
  decideMessageReport: { body: { decision: 'dismissed' } },
  respondToJobRequest: { body: { response: 'accepted' } },
  setStandby: { kind: 'filledJobRequest', body: { standby: true } },
  reportNoShow: { body: { reason: 'Nobody came.' } },
  appealBreach: { kind: 'brokenEngagement', body: { text: 'I was there.' } },
  getPayee: { kind: 'doneEngagement' },
  payEngagement: { kind: 'doneEngagement', body: { amount: 480 } },
  reservePayment: { needsKey: true },
  openContest: { needsKey: true, body: { hours: 3, reason: 'It was three hours.' } },
  answerContest: { body: { agrees: true } },
  confirmReceipt: { kind: 'doneEngagement' },
  openPayCase: { kind: 'paidEngagement', body: { receivedAmount: 300 } },
  answerPayCase: { kind: 'engagementWithPayCase', body: { text: 'I paid in cash.' } },
  appealPayCase: { kind: 'engagementWithDecidedPayCase', body: { text: 'That is wrong.' } },
  reviewEngagement: { kind: 'paidEngagement', body: { again: true } },
  replyToReview: { body: { text: 'Thank you.' } },
  reportReview: { body: { reason: 'untrue' } },
  appealReview: { kind: 'reviewWithDecision', body: { text: 'That is wrong.' } },
  decideReviewCase: { body: { state: 'open', decision: 'keep', reason: 'It says what happened.' } },
  proposeTimes: { kind: 'doneEngagement', body: TIMES },
  answerTimes: { kind: 'engagementWithTimes', body: { agrees: false, text: 'It ended later.' } },
  appealTimes: { kind: 'engagementWithDecidedTimes', body: { text: 'That is wrong.' } },
  decideTimes: { body: { ...TIMES, state: 'contested', reason: 'The gate shows it.' } },
  decidePayCase: { body: { state: 'answered', owedAmount: 180, reason: 'The receipt shows ₹300.' } },
  decideContest: { body: { state: 'answered', owed: '54000', reason: 'The gate shows it.' } },
  explainDifference: {
    body: {
      ...{ provider: 'razorpay', kind: 'payment', status: 'missing_here' },
      ...{ stated: '60000', booked: null, reason: 'The provider corrects it.' },
    },
  },
  reversePosting: { body: { amount: '10000', state: null, reason: 'It was posted twice.' } },
  decidePayout: { body: { state: 'review', decision: 'refuse', reason: 'They are one person.' } },
  decideReversal: { body: { state: 'waiting', decision: 'decline' } },
  decideAppeal: { body: { decision: 'upheld', reason: 'The gate was locked.' } },
  suspendUser: { body: SUSPEND },
  reinstateUser: { kind: 'suspendedAccount' },
  decideSuspensionAppeal: { body: { upheld: true } },
  decideJobReview: { body: { decision: 'keep', reason: 'The wording is fine.' } },
  updateSupportRequest: { body: { version: 1, status: 'open' } },
  replyToSupportRequest: { body: { version: 1, text: 'Try again.' } },
  getSupportAttachment: { kind: 'supportAttachment' },
  getSupportMailFile: { kind: 'supportMail' },
  writeToOwnSupportRequest: { body: { text: 'It still does not work.' } },
  updateSavedSearch: { body: { paused: true } },
  appealSuspension: { body: { text: 'It was not me.' } },
};

/** Values of path parameters that name no resource of another account. */
const CHANNEL = 'email';

/** Returns the kind of resource of an operation; undefined if its path names none. */
export function kindOf({ id, path }: ContractCall): Kind | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).filter((name) => name !== 'channel');
  if (names.length === 0) return undefined;
  const kind = PREPARED[id]?.kind ?? KINDS.find(([pattern]) => pattern.test(path))?.[1];
  if (!kind) throw new Error(`${path} names a resource that access-requests.ts does not know.`);
  return kind;
}

/**
 * Returns the address of an operation with these values for path parameters, and samples for required query parameters.
 */
export function addressOf(call: ContractCall, ids: Partial<Ids>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    name === 'channel' ? CHANNEL : encodeURIComponent(ids[name] ?? ''),
  );
  const query = call.parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const values = query.map(({ name, schema }) => `${name}=${encodeURIComponent(String(sampleOf(schema, name)))}`);
  return values.length === 0 ? path : `${path}?${values.join('&')}`;
}

/** Returns the headers for an operation. */
export const headersOf = ({ id }: ContractCall): Record<string, string> =>
  PREPARED[id]?.needsKey ? { 'Idempotency-Key': randomUUID() } : {};

/** Returns the body for an operation. */
export function bodyOf({ id, method }: ContractCall, ids: Ids): object | undefined {
  if (method === 'GET') return undefined;
  const { body = {} } = PREPARED[id] ?? {};
  return typeof body === 'function' ? (body as (ids: Ids) => object)(ids) : body;
}
