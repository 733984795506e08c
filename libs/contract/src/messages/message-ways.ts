import type { TextPace } from './text-paces.js';

/**
 * Rules for the text messages of a kind. `all` readers with a verified number, or only readers without a mail address.
 */
export interface TextRule {
  readonly pace: TextPace;
  readonly readers: 'all' | 'without_email';
  /**
   * Group of messages that share one text, of this kind or of others with the same value; without it each has its own
   * text.
   */
  readonly together?: TogetherText;
}

/** A text about several messages. Its parameters are the counts of each kind, named by the end of that kind's key. */
export interface TogetherText {
  readonly text: string;
  /** Path of the front end that shows all of them. */
  readonly link: string;
}

/**
 * Recipient of a kind of message: `seeker` and `employer` by their side of a job, `side` either side of it, `account`
 * the account concerned on either side, `sender` the sender of a support request.
 */
export type MessageReader = 'seeker' | 'employer' | 'side' | 'account' | 'sender' | 'staff' | 'address';

/** Pages of the front end that a kind leads to, with `{id}` for ids; of a reader on either side, the page of each. */
export type MessageLink = string | { readonly seeker: string; readonly employer: string };

/**
 * What the delivery of a kind respects: `account` nothing, `urgent` the rules of each channel, `immediate` and `normal`
 * preferences and quiet hours.
 */
export type MessageUrgency = 'normal' | 'urgent' | 'immediate' | 'account';

/** Recipient, link and urgency of a kind. */
interface MessageTarget {
  readonly reader: MessageReader;
  /** Null for a kind without a link: its text names the page, or it needs none. */
  readonly link: MessageLink | null;
  /** The second where a kind is as urgent as the work that it is about. */
  readonly urgency: readonly [MessageUrgency, MessageUrgency?];
}

/** Channels of a kind of message: to an account, to the staff, or to the one address that it concerns. */
export interface MessageWays {
  readonly to: 'account' | 'staff' | 'address';
  readonly bell: boolean;
  readonly mail: boolean;
  readonly text: TextRule | null;
  /** Whether its mail has a calendar file, which also a reader needs who has read the notification. */
  readonly withFile?: boolean;
  /** For a mail without a line of the bell: the kind that reports the same there; `own` for actions of the reader. */
  readonly beside?: string;
}

/** Creates a kind that respects preferences and quiet hours by default. */
const tells = (
  reader: MessageReader,
  link: MessageLink | null,
  ...[urgency = 'normal', orElse]: [MessageUrgency?, MessageUrgency?]
): MessageTarget => ({ reader, link, urgency: orElse ? [urgency, orElse] : [urgency] });

const APPLICATIONS = '/?section=applications';
const DASHBOARDS = { seeker: '/job-seeker', employer: '/employer' } as const;
const CONVERSATIONS = {
  seeker: '/?section=applications&conversation={id}',
  employer: '/employer?conversation={id}',
} as const;
const WORK = '/instant-requests?engagement={id}';
const PAYMENT = '/payments/{id}';
/** Page with a worker's account at the payment provider. */
const PAYOUT_ACCOUNT = '/instant-requests';
const OFFER = '/instant-requests?request={id}';
const INSTANT_JOB = '/instant-requests?tab=post&job={id}';
const SEEKERS_INTERVIEW = '/?section=request-interview&interview={id}';
const INTERVIEWS = { seeker: SEEKERS_INTERVIEW, employer: '/employer/jobs/{id}|/employer' } as const;
const SAVED_SEARCH = '/job-seeker?section=ai-jobs{rest}';
const DESK = '/admin?section=support&request={id}';
const OWN_REQUEST = '/support/{reference}';

const BELL: MessageWays = { to: 'account', bell: true, mail: false, text: null };
const BELL_AND_MAIL: MessageWays = { ...BELL, mail: true };
const BELL_AND_TEXT: MessageWays = { ...BELL, text: { pace: 'at_once', readers: 'without_email' } };
const ALL_WAYS: MessageWays = { ...BELL_AND_MAIL, text: { pace: 'at_once', readers: 'all' } };
const WITHOUT_EMAIL: MessageWays = { ...BELL_AND_MAIL, text: { pace: 'at_once', readers: 'without_email' } };
const ANSWER: MessageWays = {
  ...BELL_AND_MAIL,
  text: {
    pace: 'daily',
    readers: 'without_email',
    together: { text: 'jobs:together.answers', link: '/?section=applications' },
  },
};
/** Messages that an employer may answer within days: combined, between the hours of applications. */
const REQUEST: MessageWays = {
  ...BELL_AND_MAIL,
  text: {
    ...{ pace: 'hourly', readers: 'without_email' },
    together: { text: 'interviews:together.requests', link: '/employer' },
  },
};
const mailBeside = (beside: string): MessageWays => ({ to: 'account', bell: false, mail: true, text: null, beside });
const STAFF_BELL: MessageWays = { ...BELL, to: 'staff' };
const STAFF: MessageWays = { ...BELL_AND_MAIL, to: 'staff' };
const STAFF_ALL_WAYS: MessageWays = { ...ALL_WAYS, to: 'staff' };
const STAFF_MAIL: MessageWays = { ...STAFF, bell: false };
const MAIL_ADDRESS: MessageWays = { to: 'address', bell: false, mail: true, text: null };
const ADDRESS: MessageWays = { ...MAIL_ADDRESS, text: { pace: 'at_once', readers: 'all' } };
const TEXT_ADDRESS: MessageWays = { ...ADDRESS, mail: false };

/** A kind of message: its ways and its target. */
export type MessageKind = MessageWays & MessageTarget;

/** Every kind of message of the product, by the key of its text: its channels, its recipient and its link. */
export const MESSAGE_WAYS: Readonly<Record<string, MessageKind>> = {
  'account:joined': { ...BELL, ...tells('account', '/', 'account') },
  'account:notices.email': { ...ADDRESS, ...tells('address', null) },
  'account:notices.phone': { ...ADDRESS, ...tells('address', null) },
  'account:notices.phoneRemoved': { ...MAIL_ADDRESS, ...tells('address', null) },
  'account:notices.password': { ...ADDRESS, ...tells('address', null) },
  'account:notices.deletion': { ...ADDRESS, ...tells('address', null) },
  'account:notices.joined': { ...ADDRESS, ...tells('address', null) },

  'auth:messages.code': { ...ADDRESS, ...tells('address', null) },
  'auth:messages.deletionCode': { ...ADDRESS, ...tells('address', null) },
  'auth:messages.joiningCode': { ...ADDRESS, ...tells('address', null) },
  'auth:messages.signUp': { ...MAIL_ADDRESS, ...tells('address', null) },
  'auth:messages.taken': { ...MAIL_ADDRESS, ...tells('address', null) },
  'auth:notice.factorSetUp': { ...STAFF_MAIL, ...tells('staff', '/admin', 'account') },
  'auth:notice.factorRemoved': { ...STAFF_MAIL, ...tells('staff', '/admin', 'account') },

  'engagements:upiAdded': { ...BELL_AND_MAIL, ...tells('account', '/instant-requests', 'account') },
  'engagements:upiAddedFormer': { ...ADDRESS, ...tells('address', '/contact') },
  'engagements:upiReplaced': { ...ALL_WAYS, ...tells('account', '/upi-report/link#{token}', 'account') },
  'engagements:yearlyPay': { ...BELL_AND_MAIL, ...tells('seeker', '/statement') },
  'engagements:notice.cancelled': { ...ALL_WAYS, ...tells('side', WORK, 'urgent') },
  'engagements:notice.startClaimed': { ...WITHOUT_EMAIL, ...tells('side', WORK) },
  'engagements:notice.endClaimed': { ...WITHOUT_EMAIL, ...tells('side', WORK) },
  'engagements:notice.started': { ...BELL, ...tells('side', WORK) },
  'engagements:notice.done': { ...BELL_AND_MAIL, ...tells('side', WORK) },
  'engagements:notice.noShow': { ...ALL_WAYS, ...tells('side', WORK, 'urgent') },
  'engagements:notice.paid': { ...ALL_WAYS, ...tells('seeker', WORK) },
  'engagements:notice.received': { ...BELL, ...tells('employer', WORK) },
  'engagements:notice.reserve': { ...ALL_WAYS, ...tells('employer', PAYMENT, 'urgent') },
  'engagements:notice.reserved': { ...ALL_WAYS, ...tells('seeker', WORK, 'urgent') },
  'engagements:notice.unreserved': { ...ALL_WAYS, ...tells('seeker', WORK, 'urgent') },
  'engagements:notice.reservationOver': { ...ALL_WAYS, ...tells('employer', PAYMENT, 'urgent') },
  'engagements:notice.wageReturned': { ...ALL_WAYS, ...tells('seeker', PAYOUT_ACCOUNT) },
  'engagements:notice.payReleased': { ...WITHOUT_EMAIL, ...tells('seeker', PAYMENT) },
  'engagements:notice.payReturning': { ...WITHOUT_EMAIL, ...tells('employer', PAYMENT) },
  'engagements:notice.contested': { ...ALL_WAYS, ...tells('side', PAYMENT) },
  'engagements:notice.contestProposed': { ...ALL_WAYS, ...tells('side', PAYMENT) },
  'engagements:notice.contestClosed': { ...WITHOUT_EMAIL, ...tells('side', PAYMENT) },
  'engagements:notice.reminder': { ...ALL_WAYS, ...tells('seeker', WORK, 'urgent') },
  'engagements:notice.appealUpheld': { ...WITHOUT_EMAIL, ...tells('side', WORK) },
  'engagements:notice.appealRejected': { ...WITHOUT_EMAIL, ...tells('side', WORK) },
  'engagements:notice.timesProposed': { ...ALL_WAYS, ...tells('side', WORK) },
  'engagements:notice.timesAnswered': { ...ALL_WAYS, ...tells('side', WORK) },
  'engagements:notice.payCaseOpened': { ...ALL_WAYS, ...tells('employer', WORK) },
  'engagements:notice.payCaseAnswered': { ...ALL_WAYS, ...tells('seeker', WORK) },
  'engagements:notice.payCaseDecided': { ...ALL_WAYS, ...tells('side', WORK) },
  'engagements:notice.payCaseAppealed': { ...ALL_WAYS, ...tells('side', WORK) },
  'engagements:notice.payCaseFinal': { ...ALL_WAYS, ...tells('side', WORK) },
  'engagements:timesToDecide': { ...STAFF_MAIL, ...tells('staff', '/admin?section=time-corrections', 'account') },
  'engagements:contestToDecide': { ...STAFF_MAIL, ...tells('staff', '/admin?section=contests', 'account') },
  'engagements:payCaseToDecide': { ...STAFF_MAIL, ...tells('staff', null, 'account') },
  'engagements:appealed': { ...STAFF_MAIL, ...tells('staff', null, 'account') },

  'instant-hire:notice.request': { ...ALL_WAYS, ...tells('seeker', OFFER, 'immediate', 'normal') },
  'instant-hire:notice.reopened': { ...ALL_WAYS, ...tells('seeker', OFFER, 'immediate', 'normal') },
  'instant-hire:notice.filled': { ...BELL, ...tells('seeker', OFFER, 'immediate', 'normal') },
  'instant-hire:notice.accepted': { ...ALL_WAYS, ...tells('employer', INSTANT_JOB, 'urgent') },
  'instant-hire:notice.undone': { ...WITHOUT_EMAIL, ...tells('employer', INSTANT_JOB, 'urgent') },
  'instant-hire:notice.promoted': { ...ALL_WAYS, ...tells('seeker', OFFER, 'urgent') },
  'instant-hire:notice.nobodyCame': { ...WITHOUT_EMAIL, ...tells('employer', INSTANT_JOB) },
  'instant-hire:notice.fewCame': { ...WITHOUT_EMAIL, ...tells('employer', INSTANT_JOB) },

  'interviews:notice.asked': { ...REQUEST, ...tells('employer', INTERVIEWS) },
  'interviews:notice.broadcast': { ...REQUEST, ...tells('employer', INTERVIEWS) },
  'interviews:notice.invited': { ...WITHOUT_EMAIL, ...tells('seeker', INTERVIEWS) },
  'interviews:notice.inviteDeclined': { ...BELL_AND_MAIL, ...tells('employer', INTERVIEWS) },
  'interviews:notice.inviteExpired': { ...BELL_AND_MAIL, ...tells('employer', INTERVIEWS) },
  'interviews:notice.inviteTakenBack': { ...BELL, ...tells('seeker', INTERVIEWS) },
  'interviews:notice.confirmed': { ...WITHOUT_EMAIL, withFile: true, ...tells('seeker', INTERVIEWS, 'urgent') },
  'interviews:notice.accepted': { ...BELL_AND_TEXT, ...tells('side', INTERVIEWS, 'urgent', 'normal') },
  'interviews:notice.booked': {
    ...mailBeside('interviews:notice.accepted'),
    withFile: true,
    ...tells('side', INTERVIEWS, 'urgent', 'normal'),
  },
  'interviews:notice.moved': {
    ...mailBeside('interviews:notice.accepted'),
    withFile: true,
    ...tells('side', INTERVIEWS, 'urgent', 'normal'),
  },
  'interviews:notice.proposed': { ...WITHOUT_EMAIL, ...tells('side', INTERVIEWS) },
  'interviews:notice.refused': { ...BELL_AND_MAIL, ...tells('side', INTERVIEWS) },
  'interviews:notice.refusedPending': { ...mailBeside('interviews:notice.refused'), ...tells('side', INTERVIEWS) },
  'interviews:notice.lapsed': { ...BELL, ...tells('side', INTERVIEWS) },
  'interviews:notice.cancelled': {
    ...WITHOUT_EMAIL,
    withFile: true,
    ...tells('side', INTERVIEWS, 'urgent', 'normal'),
  },
  'interviews:notice.withdrawn': { ...mailBeside('own'), withFile: true, ...tells('side', INTERVIEWS) },
  'interviews:notice.takenBack': { ...BELL, ...tells('employer', INTERVIEWS) },
  'interviews:notice.declined': { ...BELL_AND_MAIL, ...tells('seeker', INTERVIEWS) },
  'interviews:notice.expired': { ...BELL_AND_MAIL, ...tells('seeker', INTERVIEWS) },
  'interviews:notice.unagreed': { ...BELL_AND_MAIL, ...tells('seeker', INTERVIEWS) },
  'interviews:notice.unanswered': { ...BELL_AND_MAIL, ...tells('seeker', INTERVIEWS) },
  'interviews:notice.noShow': { ...BELL, ...tells('side', INTERVIEWS) },
  'interviews:notice.reminderDay': { ...BELL_AND_MAIL, ...tells('side', INTERVIEWS) },
  'interviews:notice.reminderHour': { ...ALL_WAYS, ...tells('side', INTERVIEWS, 'urgent') },

  'job-reviews:notice.removed': {
    ...WITHOUT_EMAIL,
    ...tells('employer', '/employer/jobs/{id}|/instant-requests', 'account'),
  },
  'job-reviews:notice.reportHeeded': { ...BELL, ...tells('account', DASHBOARDS) },
  'job-reviews:notice.reportLeft': { ...BELL, ...tells('account', DASHBOARDS) },

  'jobs:notice.newApplication': {
    ...tells('employer', '/employer/jobs/{id}?application={id}'),
    ...BELL_AND_MAIL,
    text: {
      ...{ pace: 'hourly', readers: 'without_email' },
      together: { text: 'jobs:together.applications', link: '/employer' },
    },
  },
  'jobs:notice.waiting': {
    ...BELL_AND_MAIL,
    text: { pace: 'hourly', readers: 'without_email' },
    ...tells('employer', '/employer/jobs/{id}'),
  },
  'jobs:notice.hired': { ...WITHOUT_EMAIL, ...tells('seeker', APPLICATIONS) },
  'jobs:notice.shortlisted': { ...ANSWER, ...tells('seeker', APPLICATIONS) },
  'jobs:notice.rejected': { ...ANSWER, ...tells('seeker', APPLICATIONS) },
  'jobs:notice.closed': { ...ANSWER, ...tells('seeker', APPLICATIONS) },
  'jobs:notice.wrote': { ...BELL, ...tells('seeker', APPLICATIONS) },

  'messaging:notice.newMessage': { ...BELL, ...tells('side', CONVERSATIONS) },
  'messaging:digest': {
    ...tells('side', null),
    ...mailBeside('messaging:notice.newMessage'),
    text: { pace: 'unread', readers: 'without_email' },
  },
  'messaging:notice.reportHeeded': { ...BELL, ...tells('side', CONVERSATIONS) },
  'messaging:notice.reportLeft': { ...BELL, ...tells('side', CONVERSATIONS) },
  'messaging:notice.messageHidden': { ...BELL, ...tells('side', CONVERSATIONS) },
  'messaging:reported': { ...STAFF_MAIL, ...tells('staff', null, 'account') },

  'moderation:notice.suspended': { ...WITHOUT_EMAIL, ...tells('account', DASHBOARDS, 'account') },
  'moderation:notice.reinstated': { ...WITHOUT_EMAIL, ...tells('account', DASHBOARDS, 'account') },
  'moderation:notice.appealUpheld': { ...WITHOUT_EMAIL, ...tells('account', DASHBOARDS, 'account') },
  'moderation:notice.appealUpheldSuspended': { ...WITHOUT_EMAIL, ...tells('account', DASHBOARDS, 'account') },
  'moderation:notice.appealRejected': { ...WITHOUT_EMAIL, ...tells('account', DASHBOARDS, 'account') },
  'moderation:notice.appealRejectedOver': { ...WITHOUT_EMAIL, ...tells('account', DASHBOARDS, 'account') },
  'moderation:appealed': { ...STAFF_MAIL, ...tells('staff', '/admin?section=suspension-appeals', 'account') },

  'notifications:texts.ended': { ...TEXT_ADDRESS, ...tells('address', null) },
  'notifications:texts.resumed': { ...TEXT_ADDRESS, ...tells('address', null) },

  'payments:notice.accountActive': { ...WITHOUT_EMAIL, ...tells('seeker', '/instant-requests') },
  'payments:notice.accountStopped': { ...ALL_WAYS, ...tells('seeker', '/instant-requests') },
  'payments:notice.rewardPaid': { ...WITHOUT_EMAIL, ...tells('account', '/statement') },
  'payments:notice.rewardReturned': { ...WITHOUT_EMAIL, ...tells('account', '/statement') },

  'reviews:notice.asked': { ...BELL, ...tells('side', WORK) },
  'reviews:notice.revealed': { ...BELL, ...tells('side', WORK) },
  'reviews:notice.replied': { ...BELL, ...tells('side', WORK) },
  'reviews:notice.removed': { ...WITHOUT_EMAIL, ...tells('side', WORK) },
  'reviews:notice.kept': { ...BELL, ...tells('side', WORK) },
  'reviews:notice.reportUpheld': { ...BELL, ...tells('side', WORK) },
  'reviews:notice.reportRejected': { ...WITHOUT_EMAIL, ...tells('side', WORK) },
  'reviews:toDecide': { ...STAFF_MAIL, ...tells('staff', null, 'account') },

  'saved-searches:notice.one': { ...ALL_WAYS, ...tells('seeker', SAVED_SEARCH) },
  'saved-searches:notice.several': { ...ALL_WAYS, ...tells('seeker', SAVED_SEARCH) },

  'support:notice.arrived': { ...STAFF_BELL, ...tells('staff', DESK, 'account') },
  'support:notice.written': { ...STAFF_BELL, ...tells('staff', DESK, 'account') },
  'support:notice.grievance': { ...STAFF, ...tells('staff', DESK, 'account') },
  'support:notice.unanswered': { ...STAFF, ...tells('staff', DESK, 'account') },
  'support:notice.unacknowledged': { ...STAFF, ...tells('staff', DESK, 'account') },
  'support:notice.order': { ...STAFF_ALL_WAYS, ...tells('staff', DESK, 'account') },
  'support:notice.orderOpen': { ...STAFF_ALL_WAYS, ...tells('staff', DESK, 'account') },
  'support:notice.received': { ...BELL, ...tells('sender', OWN_REQUEST, 'account') },
  'support:notice.answered': { ...BELL, ...tells('sender', OWN_REQUEST) },
  'support:notice.answeredByText': {
    ...tells('sender', OWN_REQUEST),
    ...BELL,
    text: { pace: 'at_once', readers: 'all' },
  },
  'support:acknowledged.support': { ...ADDRESS, ...tells('address', null) },
  'support:acknowledged.grievance': { ...ADDRESS, ...tells('address', null) },
  'support:acknowledged.order': { ...ADDRESS, ...tells('address', null) },
  'support:reply': { ...MAIL_ADDRESS, ...tells('address', null) },
};

/** Returns whether the mail of a kind has a file, which no other channel delivers. */
export const hasMailFile = (text: string): boolean => MESSAGE_WAYS[text]?.withFile ?? false;

/** Channels by which an account can be reached beside the bell. */
export interface Reachable {
  /** A mail address that is verified. */
  email: boolean;
  /** A phone number that is verified. */
  phone: boolean;
}
export type MessageWay = 'bell' | 'email' | 'sms';

/** Returns the channels by which a kind of message reaches an account that accepts all of them. */
export function waysTo({ bell, mail, text }: MessageWays, { email, phone }: Reachable): MessageWay[] {
  return [
    ...(bell ? ['bell' as const] : []),
    ...(mail && email ? ['email' as const] : []),
    ...(text && phone && (text.readers === 'all' || !email) ? ['sms' as const] : []),
  ];
}
