import type { EventTopic } from '@nukkad/contract/platform/events';

/** A live event of a call. */
export interface EventRow {
  topic: EventTopic;
  /** The account that makes the call, other accounts, or both. */
  to: 'self' | 'other' | 'both';
  /** Condition under which it is published; after every successful call if absent. */
  when?: string;
}

export interface CallEvents {
  events: readonly EventRow[];
  /** Whether a call that changes nothing, because its effect already exists, succeeds and publishes nothing. */
  mayRepeat: boolean;
}

type To = EventRow['to'];
const event = (to: To, topic: EventTopic, when?: string): EventRow => ({ topic, to, ...(when ? { when } : {}) });
const publishes = (...events: EventRow[]): CallEvents => ({ events, mayRepeat: false });
const publishesOnce = (...events: EventRow[]): CallEvents => ({ events, mayRepeat: true });

const BELL = event('other', 'notifications');
const WORK = event('both', 'engagements');
const INTERVIEW = event('both', 'interviews');
const OWN_ACCOUNT = publishes(event('self', 'user'));
const OWN_SEARCH = publishes(event('self', 'saved-searches'));
const IF_STAFF = 'there is staff';
const IF_UNDER_WAY = 'the account takes part in one that is under way';
const IF_APPLICATION = 'an application moves';

/** Events published by each call, by operation. */
export const EVENTS_OF_CALLS: Readonly<Record<string, CallEvents>> = {
  addRole: OWN_ACCOUNT,
  answerInterviewProposal: publishes(BELL, INTERVIEW),
  answerPayCase: publishesOnce(BELL, WORK),
  appealBreach: publishes(event('self', 'engagements')),
  appealPayCase: publishesOnce(BELL, WORK),
  proposeTimes: publishesOnce(BELL, WORK),
  answerTimes: publishesOnce(BELL, WORK),
  appealTimes: publishesOnce(BELL, WORK),
  appealReview: publishesOnce(event('self', 'engagements')),
  appealSuspension: OWN_ACCOUNT,
  askEveryone: publishes(event('other', 'job-requests'), event('self', 'instant-jobs')),
  cancelContactChange: OWN_ACCOUNT,
  cancelEngagement: publishes(
    BELL,
    WORK,
    event('other', 'instant-jobs', 'the worker calls off'),
    event('self', 'job-requests', 'the worker calls off'),
    event('self', 'instant-jobs', 'the employer calls off'),
    event('other', 'job-requests', 'the employer calls off, or the opening goes to others'),
  ),
  cancelInstantJob: publishesOnce(
    event('self', 'instant-jobs'),
    event('other', 'job-requests', 'workers were asked'),
    event('other', 'notifications', 'a worker had accepted'),
    event('both', 'engagements', 'a worker had accepted'),
  ),
  cancelInterviewRequest: publishes(
    event('self', 'interviews'),
    event('other', 'interviews', 'an employer has the request'),
    event('other', 'notifications', 'an employer has the request'),
  ),
  changePassword: publishes(event('self', 'user', 'another browser was signed in')),
  confirmAttendance: publishesOnce(BELL, WORK),
  confirmContactChange: OWN_ACCOUNT,
  confirmReceipt: publishesOnce(
    BELL,
    WORK,
    event('self', 'notifications', 'the pay of the year reaches the limit of the income tax'),
  ),
  createApplication: publishesOnce(event('both', 'applications'), event('other', 'received-applications'), BELL),
  createCalendarFeed: publishesOnce(event('self', 'calendar-feed')),
  createInstantJob: publishesOnce(event('self', 'instant-jobs'), event('other', 'job-requests', 'workers are asked')),
  createInterviewRequest: publishesOnce(
    event('self', 'interviews'),
    event('other', 'interviews', 'the request is for a job'),
    event('other', 'notifications', 'the request is for a job'),
  ),
  createJob: publishesOnce(event('self', 'jobs')),
  createSupportRequest: publishesOnce(
    event('self', 'notifications', 'the sender is signed in'),
    event('other', 'notifications', IF_STAFF),
  ),
  decideAppeal: publishes(
    BELL,
    event('other', 'engagements'),
    event('other', 'instant-jobs', 'a no-show becomes work called off'),
    event('other', 'job-requests', 'a no-show becomes work called off'),
  ),
  decideContest: publishes(BELL, event('other', 'engagements')),
  decideJobReview: publishes(
    event('other', 'notifications', 'the job is taken down or was reported'),
    event('other', 'jobs', 'a job is taken down'),
    event('other', 'instant-jobs', 'an instant job is taken down'),
    event('other', 'job-requests', 'an instant job is taken down'),
    event('other', 'engagements', 'an instant job is taken down'),
  ),
  decideMessageReport: publishes(BELL, event('other', 'messages', 'the message is hidden')),
  decideTimes: publishes(BELL, event('other', 'engagements')),
  decidePayCase: publishes(BELL, event('other', 'engagements')),
  decideReviewCase: publishes(
    event('other', 'notifications', 'a reported review is decided, or one is removed'),
    event('other', 'engagements', 'the case is about a review'),
  ),
  decideSuspensionAppeal: publishes(BELL, event('other', 'user')),
  deleteAccount: publishes(
    event('self', 'user'),
    event('both', 'applications', IF_UNDER_WAY),
    event('both', 'received-applications', IF_UNDER_WAY),
    event('both', 'interviews', IF_UNDER_WAY),
    event('both', 'engagements', IF_UNDER_WAY),
    event('both', 'instant-jobs', IF_UNDER_WAY),
    event('both', 'job-requests', IF_UNDER_WAY),
    event('both', 'jobs', IF_UNDER_WAY),
    event('other', 'notifications', IF_UNDER_WAY),
  ),
  deleteCalendarFeed: publishes(event('self', 'calendar-feed')),
  deleteSavedSearch: OWN_SEARCH,
  endWork: publishes(BELL, WORK),
  inviteToInterview: publishes(BELL, INTERVIEW),
  joinAccounts: publishes(
    event('self', 'notifications'),
    event('self', 'user'),
    event('other', 'applications', 'both accounts applied to one job'),
    event('other', 'received-applications', 'both accounts applied to one job'),
  ),
  markAllNotificationsRead: publishesOnce(event('self', 'notifications')),
  markInterview: publishes(INTERVIEW, event('other', 'notifications', 'the other side did not come')),
  markNotificationRead: publishesOnce(event('self', 'notifications')),
  receiveSmsReport: publishesOnce(
    event('other', 'notifications', 'the gateway reports that it was read'),
    event('other', 'user', 'a person ends or resumes news by text message'),
  ),
  receiveWhatsAppReport: publishesOnce(event('other', 'notifications', 'a message was read in WhatsApp')),
  openContest: publishes(BELL, WORK),
  openPayCase: publishesOnce(BELL, WORK),
  answerContest: publishes(WORK, event('both', 'notifications', 'the answer ends the contest')),
  replyToReview: publishesOnce(BELL, WORK),
  reportReview: publishesOnce(event('self', 'engagements')),
  reviewEngagement: publishesOnce(
    event('self', 'engagements'),
    event('both', 'notifications', 'both sides have finished'),
    event('other', 'engagements', 'both sides have finished'),
  ),
  withdrawContest: publishes(WORK, event('both', 'notifications')),
  acceptProposal: publishesOnce(WORK, event('both', 'notifications', 'the other side accepted before')),
  appealProposal: publishes(WORK),
  payEngagement: publishesOnce(BELL, WORK),
  proposeInterviewTime: publishes(BELL, INTERVIEW),
  readConversation: publishesOnce(
    event('both', 'messages'),
    event('self', 'notifications', 'its line in the bell was unread'),
  ),
  receiveSupportMail: publishesOnce(event('other', 'notifications', IF_STAFF)),
  reinstateUser: publishes(BELL, event('other', 'user')),
  recordJobView: publishesOnce(event('other', 'job-views')),
  rejectApplications: publishesOnce(
    event('both', 'applications', IF_APPLICATION),
    event('self', 'received-applications', IF_APPLICATION),
    event('other', 'notifications', IF_APPLICATION),
  ),
  removeAvatar: OWN_ACCOUNT,
  replyToSupportRequest: publishes(event('other', 'notifications', 'the sender has an account')),
  reportNoShow: publishes(BELL, WORK),
  reportUpiChange: publishesOnce(
    BELL,
    event('other', 'user', 'a browser was signed in'),
    event('other', 'engagements', 'an employer owes money'),
  ),
  respondToInterviewRequest: publishesOnce(BELL, INTERVIEW),
  respondToJobRequest: publishesOnce(
    event('self', 'job-requests'),
    event('other', 'instant-jobs'),
    event('both', 'engagements', 'the worker accepts'),
    event('other', 'notifications', 'the pay of the accepted work is to be reserved'),
    event('other', 'job-requests', 'others were asked and no opening is left'),
  ),
  revokeOtherSessions: publishes(event('self', 'user', 'another browser was signed in')),
  revokeSession: OWN_ACCOUNT,
  saveSearch: OWN_SEARCH,
  sendContactCode: OWN_ACCOUNT,
  sendMessage: publishesOnce(
    event('both', 'messages', 'the message is not held'),
    event('self', 'messages', 'the message is held'),
    event('other', 'notifications', 'the other side has read all messages before'),
  ),
  setApplicationNote: publishes(event('self', 'applications')),
  setAvatar: OWN_ACCOUNT,
  setName: OWN_ACCOUNT,
  setStandby: publishesOnce(event('self', 'job-requests'), event('other', 'instant-jobs')),
  startWork: publishes(BELL, WORK),
  suspendUser: publishes(BELL, event('other', 'user')),
  undoAccountDeletion: OWN_ACCOUNT,
  undoJobRequest: publishes(
    BELL,
    WORK,
    event('other', 'instant-jobs'),
    event('self', 'job-requests'),
    event('other', 'job-requests', 'the opening goes to others'),
  ),
  updateAddress: OWN_ACCOUNT,
  updateApplication: publishesOnce(
    event('both', 'applications'),
    event('self', 'received-applications', 'its status moves'),
    event('other', 'notifications', 'its seeker hears of it'),
  ),
  updateAvailability: OWN_ACCOUNT,
  updateBilling: OWN_ACCOUNT,
  updateJob: publishes(event('self', 'jobs')),
  updateNotificationPreferences: OWN_ACCOUNT,
  updateProfile: OWN_ACCOUNT,
  updateSavedSearch: OWN_SEARCH,
  updateSupportRequest: publishes(event('other', 'notifications', 'its status moves and the sender has an account')),
  updateUpi: publishes(
    event('other', 'engagements', 'an employer owes money'),
    event('self', 'notifications', 'the id changes'),
  ),
  updateWorkPreferences: OWN_ACCOUNT,
  withdrawApplication: publishesOnce(event('both', 'applications'), event('other', 'received-applications')),
  writeToOwnSupportRequest: publishes(event('other', 'notifications', IF_STAFF)),
};
