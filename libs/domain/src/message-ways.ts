import type { TextPace } from './text-paces.js';

/** What the text messages of a kind heed. `all` readers with a verified number, or those alone whom no mail reaches. */
export interface TextRule {
  readonly pace: TextPace;
  readonly readers: 'all' | 'without_email';
  /** What tells several at the same time, of this kind or of others with the same; without it each has a text of its own. */
  readonly together?: TogetherText;
}

/** A text about several messages. Its words know how many there are of each kind, by the end of that kind's key. */
export interface TogetherText {
  readonly text: string;
  /** Path of the front end that shows all of them. */
  readonly link: string;
}

/** By which ways a kind of message goes: to an account, to the staff, or to the one address that it is about. */
export interface MessageWays {
  readonly to: 'account' | 'staff' | 'address';
  readonly bell: boolean;
  readonly mail: boolean;
  readonly text: TextRule | null;
  /** For a mail without a line of the bell: the kind that tells the same there; `own` for what the reader did themselves. */
  readonly beside?: string;
}

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
/** What an employer may answer within days: told together, between the hours of applications. */
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

/** Every kind of message of the product, by the key of its words, and by which ways it goes. */
export const MESSAGE_WAYS: Readonly<Record<string, MessageWays>> = {
  'account:joined': BELL,
  'account:notices.email': ADDRESS,
  'account:notices.phone': ADDRESS,
  'account:notices.phoneRemoved': MAIL_ADDRESS,
  'account:notices.password': ADDRESS,
  'account:notices.deletion': ADDRESS,
  'account:notices.joined': ADDRESS,

  'auth:messages.code': ADDRESS,
  'auth:messages.deletionCode': ADDRESS,
  'auth:messages.joiningCode': ADDRESS,
  'auth:messages.signUp': MAIL_ADDRESS,
  'auth:messages.taken': MAIL_ADDRESS,
  'auth:notice.factorSetUp': STAFF_MAIL,
  'auth:notice.factorRemoved': STAFF_MAIL,

  'engagements:notice.cancelled': ALL_WAYS,
  'engagements:notice.startClaimed': WITHOUT_EMAIL,
  'engagements:notice.endClaimed': WITHOUT_EMAIL,
  'engagements:notice.started': BELL,
  'engagements:notice.done': BELL_AND_MAIL,
  'engagements:notice.noShow': ALL_WAYS,
  'engagements:notice.paid': ALL_WAYS,
  'engagements:notice.received': BELL,
  'engagements:notice.reminder': ALL_WAYS,
  'engagements:notice.appealUpheld': WITHOUT_EMAIL,
  'engagements:notice.appealRejected': WITHOUT_EMAIL,
  'engagements:notice.payCaseOpened': ALL_WAYS,
  'engagements:notice.payCaseAnswered': ALL_WAYS,
  'engagements:notice.payCaseDecided': ALL_WAYS,
  'engagements:notice.payCaseAppealed': ALL_WAYS,
  'engagements:notice.payCaseFinal': ALL_WAYS,
  'engagements:payCaseToDecide': STAFF_MAIL,
  'engagements:appealed': STAFF_MAIL,

  'instant-hire:notice.request': ALL_WAYS,
  'instant-hire:notice.reopened': ALL_WAYS,
  'instant-hire:notice.filled': BELL,
  'instant-hire:notice.accepted': ALL_WAYS,
  'instant-hire:notice.undone': WITHOUT_EMAIL,
  'instant-hire:notice.promoted': ALL_WAYS,
  'instant-hire:notice.nobodyCame': WITHOUT_EMAIL,
  'instant-hire:notice.fewCame': WITHOUT_EMAIL,

  'interviews:notice.asked': REQUEST,
  'interviews:notice.broadcast': REQUEST,
  'interviews:notice.invited': WITHOUT_EMAIL,
  'interviews:notice.inviteDeclined': BELL_AND_MAIL,
  'interviews:notice.inviteExpired': BELL_AND_MAIL,
  'interviews:notice.inviteTakenBack': BELL,
  'interviews:notice.confirmed': WITHOUT_EMAIL,
  'interviews:notice.accepted': BELL_AND_TEXT,
  'interviews:notice.booked': mailBeside('interviews:notice.accepted'),
  'interviews:notice.moved': mailBeside('interviews:notice.accepted'),
  'interviews:notice.proposed': WITHOUT_EMAIL,
  'interviews:notice.refused': BELL_AND_MAIL,
  'interviews:notice.refusedPending': mailBeside('interviews:notice.refused'),
  'interviews:notice.lapsed': BELL,
  'interviews:notice.cancelled': WITHOUT_EMAIL,
  'interviews:notice.withdrawn': mailBeside('own'),
  'interviews:notice.takenBack': BELL,
  'interviews:notice.declined': BELL_AND_MAIL,
  'interviews:notice.expired': BELL_AND_MAIL,
  'interviews:notice.unagreed': BELL_AND_MAIL,
  'interviews:notice.unanswered': BELL_AND_MAIL,
  'interviews:notice.noShow': BELL,
  'interviews:notice.reminderDay': BELL_AND_MAIL,
  'interviews:notice.reminderHour': ALL_WAYS,

  'job-reviews:notice.removed': WITHOUT_EMAIL,
  'job-reviews:notice.reportHeeded': BELL,
  'job-reviews:notice.reportLeft': BELL,

  'jobs:notice.newApplication': {
    ...BELL_AND_MAIL,
    text: {
      ...{ pace: 'hourly', readers: 'without_email' },
      together: { text: 'jobs:together.applications', link: '/employer' },
    },
  },
  'jobs:notice.waiting': { ...BELL_AND_MAIL, text: { pace: 'hourly', readers: 'without_email' } },
  'jobs:notice.hired': WITHOUT_EMAIL,
  'jobs:notice.shortlisted': ANSWER,
  'jobs:notice.rejected': ANSWER,
  'jobs:notice.closed': ANSWER,
  'jobs:notice.wrote': BELL,

  'messaging:notice.newMessage': BELL,
  'messaging:digest': {
    ...mailBeside('messaging:notice.newMessage'),
    text: { pace: 'unread', readers: 'without_email' },
  },
  'messaging:notice.reportHeeded': BELL,
  'messaging:notice.reportLeft': BELL,
  'messaging:notice.messageHidden': BELL,
  'messaging:reported': STAFF_MAIL,

  'moderation:notice.suspended': WITHOUT_EMAIL,
  'moderation:notice.reinstated': WITHOUT_EMAIL,
  'moderation:notice.appealUpheld': WITHOUT_EMAIL,
  'moderation:notice.appealUpheldSuspended': WITHOUT_EMAIL,
  'moderation:notice.appealRejected': WITHOUT_EMAIL,
  'moderation:notice.appealRejectedOver': WITHOUT_EMAIL,
  'moderation:appealed': STAFF_MAIL,

  'saved-searches:notice.one': ALL_WAYS,
  'saved-searches:notice.several': ALL_WAYS,

  'support:notice.arrived': STAFF_BELL,
  'support:notice.written': STAFF_BELL,
  'support:notice.grievance': STAFF,
  'support:notice.unanswered': STAFF,
  'support:notice.unacknowledged': STAFF,
  'support:notice.order': STAFF_ALL_WAYS,
  'support:notice.orderOpen': STAFF_ALL_WAYS,
  'support:notice.received': BELL,
  'support:notice.answered': BELL,
  'support:notice.answeredByText': { ...BELL, text: { pace: 'at_once', readers: 'all' } },
  'support:acknowledged.support': ADDRESS,
  'support:acknowledged.grievance': ADDRESS,
  'support:acknowledged.order': ADDRESS,
  'support:reply': MAIL_ADDRESS,
};

const AT_ONCE: TextRule = { pace: 'at_once', readers: 'all' };

/** What texts of a kind heed; one that is not listed goes out at once. */
export const textRuleOf = (text: string): TextRule => MESSAGE_WAYS[text]?.text ?? AT_ONCE;

/** The kinds whose texts are told together with those of this kind; itself alone where each has a text of its own. */
export function kindsToldWith(text: string): readonly string[] {
  const { together } = textRuleOf(text);
  if (!together) return [text];
  return Object.keys(MESSAGE_WAYS).filter((kind) => MESSAGE_WAYS[kind]?.text?.together?.text === together.text);
}

/** What the words for several messages know: how many of each of these kinds there are. */
export function countsOfKinds(kinds: readonly string[], told: readonly string[]): Record<string, number> {
  const nameOf = (text: string): string => text.slice(text.lastIndexOf('.') + 1);
  return Object.fromEntries(kinds.map((kind) => [nameOf(kind), told.filter((text) => text === kind).length]));
}

/** Where an account can be reached beside the bell. */
export interface Reachable {
  /** A mail address that is verified. */
  email: boolean;
  /** A phone number that is verified. */
  phone: boolean;
}
export type MessageWay = 'bell' | 'email' | 'sms';

/** By which ways a kind of message reaches an account that takes news by all of them. */
export function waysTo({ bell, mail, text }: MessageWays, { email, phone }: Reachable): MessageWay[] {
  return [
    ...(bell ? ['bell' as const] : []),
    ...(mail && email ? ['email' as const] : []),
    ...(text && phone && (text.readers === 'all' || !email) ? ['sms' as const] : []),
  ];
}
