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

const EVERYONE: AccessRule = { for: 'everyone' };
const ACCOUNT: AccessRule = { for: 'account' };
const SEEKER: AccessRule = { for: 'seeker' };
const EMPLOYER: AccessRule = { for: 'employer' };
const STAFF: AccessRule = { for: 'staff' };
const ADMIN: AccessRule = { for: 'admin' };
const FACTOR: AccessRule = { for: 'staff', admitsUnverified: true };
const WORKER: AccessRule = { for: 'seeker', parties: ['worker'] };
const OWNER: AccessRule = { for: 'employer', parties: ['owner'] };
const HOLDER: AccessRule = { for: 'account', parties: ['worker'] };
const BOTH_PARTIES: AccessRule = { for: 'account', parties: ['worker', 'owner'] };
const SUSPENDED: AccessRule = { for: 'account', parties: ['suspended'] };

/** Adds to a rule that the operation refuses a suspended account. */
const exceptSuspended = (rule: AccessRule): AccessRule => ({ ...rule, refusesSuspended: true });
/** Returns the rule with admission of accounts with a pending deletion. */
const andLeaving = (rule: AccessRule): AccessRule => ({ ...rule, admitsLeaving: true });

const WORKER_ONLY: AccessRule = { ...BOTH_PARTIES, except: { owner: '403 engagements.workerOnly' } };
const EMPLOYER_ONLY: AccessRule = { ...BOTH_PARTIES, except: { worker: '403 engagements.employerOnly' } };

/**
 * Access rule of each operation of the contract. An operation without a row fails, and so does a row without an
 * operation.
 */
export const ACCESS: Record<string, AccessRule> = {
  // health, development and the operator
  getLiveness: EVERYONE,
  getReadiness: EVERYONE,
  listOutboxMessages: EVERYONE,
  getOperator: EVERYONE,
  // the signature of the body decides, which no caller of the matrix has
  receiveProviderEvent: EVERYONE,
  receiveSmsReport: EVERYONE,
  receiveWhatsAppReport: EVERYONE,
  listDemoAccounts: EVERYONE,
  streamEvents: ACCOUNT,

  // sign-up and sign-in
  signUp: EVERYONE,
  sendPhoneSignUpCode: EVERYONE,
  signUpWithPhone: EVERYONE,
  sendEmailVerification: EVERYONE,
  sendPhoneVerification: EVERYONE,
  verifyEmail: EVERYONE,
  verifyPhone: EVERYONE,
  logIn: EVERYONE,
  finishLogIn: EVERYONE,
  logOut: EVERYONE,
  confirmLogOut: EVERYONE,
  getSecondFactor: FACTOR,
  beginSecondFactor: FACTOR,
  confirmSecondFactor: FACTOR,
  verifySecondFactor: FACTOR,

  // the account
  getCurrentUser: andLeaving(ACCOUNT),
  addRole: ACCOUNT,
  setName: ACCOUNT,
  updateWorkPreferences: ACCOUNT,
  updateAddress: ACCOUNT,
  updateBilling: ACCOUNT,
  updateNotificationPreferences: ACCOUNT,
  getSuggestedKinds: SEEKER,
  updateAvailability: exceptSuspended(SEEKER),
  setAvatar: ACCOUNT,
  removeAvatar: ACCOUNT,
  getAvatar: ACCOUNT,
  updateProfile: ACCOUNT,
  sendContactCode: ACCOUNT,
  confirmContactChange: ACCOUNT,
  cancelContactChange: ACCOUNT,
  sendJoiningCode: ACCOUNT,
  offerJoining: ACCOUNT,
  joinAccounts: ACCOUNT,
  changePassword: ACCOUNT,
  listSessions: ACCOUNT,
  revokeSession: HOLDER,
  revokeOtherSessions: ACCOUNT,
  exportPersonalData: andLeaving(ACCOUNT),
  sendDeletionCode: ACCOUNT,
  deleteAccount: ACCOUNT,
  undoAccountDeletion: andLeaving(ACCOUNT),
  getSuspension: SUSPENDED,
  appealSuspension: SUSPENDED,
  listNotifications: ACCOUNT,
  markNotificationRead: HOLDER,
  markAllNotificationsRead: ACCOUNT,
  getPushSettings: ACCOUNT,
  subscribeToPush: ACCOUNT,
  unsubscribeFromPush: ACCOUNT,
  // the token of the body decides, which no caller of the matrix has
  confirmPush: EVERYONE,
  getWhatsAppSettings: ACCOUNT,
  chooseWhatsApp: ACCOUNT,
  leaveWhatsApp: ACCOUNT,
  getRewards: ACCOUNT,
  getReliability: ACCOUNT,
  getUpi: ACCOUNT,
  updateUpi: ACCOUNT,
  // the token of the body decides, which no caller of the matrix has
  reportUpiChange: EVERYONE,
  searchPlaces: ACCOUNT,
  getPlace: ACCOUNT,
  getNearestPlace: ACCOUNT,

  // jobs
  listPublicJobs: EVERYONE,
  getPublicJob: EVERYONE,
  listJobs: ACCOUNT,
  getJob: ACCOUNT,
  createJob: exceptSuspended(EMPLOYER),
  listMyJobs: EMPLOYER,
  getMyJobsSummary: EMPLOYER,
  listMyJobsByFigure: EMPLOYER,
  getMyJob: OWNER,
  updateJob: exceptSuspended(OWNER),
  getJobActivity: OWNER,
  reportJob: { ...ACCOUNT, except: { owner: '403 jobs.reportOwn' } },
  recordJobView: SEEKER,
  searchAiJobs: ACCOUNT,
  readSearch: ACCOUNT,
  listHotJobs: ACCOUNT,
  getSalaryStats: ACCOUNT,
  getHireHint: EMPLOYER,
  getSeekerStats: SEEKER,
  getEmployerStats: EMPLOYER,
  saveSearch: SEEKER,
  listSavedSearches: SEEKER,
  updateSavedSearch: WORKER,
  deleteSavedSearch: WORKER,

  // applications
  createApplication: exceptSuspended(SEEKER),
  listMyApplications: SEEKER,
  withdrawApplication: WORKER,
  listJobApplications: OWNER,
  getApplication: OWNER,
  updateApplication: exceptSuspended(OWNER),
  rejectApplications: exceptSuspended(OWNER),
  setApplicationNote: OWNER,
  getApplicationResume: BOTH_PARTIES,
  getApplicationMatch: OWNER,

  // interviews
  createInterviewRequest: exceptSuspended(SEEKER),
  listInterviewRequests: ACCOUNT,
  listReceivedInterviewRequests: EMPLOYER,
  inviteToInterview: exceptSuspended(OWNER),
  cancelInterviewRequest: BOTH_PARTIES,
  proposeInterviewTime: exceptSuspended(BOTH_PARTIES),
  answerInterviewProposal: exceptSuspended(BOTH_PARTIES),
  markInterview: BOTH_PARTIES,
  respondToInterviewRequest: exceptSuspended(OWNER),
  listCalendarEntries: ACCOUNT,
  getCalendarFeed: ACCOUNT,
  createCalendarFeed: ACCOUNT,
  deleteCalendarFeed: ACCOUNT,
  getCalendarFile: EVERYONE,

  // messages
  openConversation: BOTH_PARTIES,
  listConversations: ACCOUNT,
  getConversation: BOTH_PARTIES,
  listMessages: BOTH_PARTIES,
  sendMessage: exceptSuspended(BOTH_PARTIES),
  readConversation: BOTH_PARTIES,
  reportMessage: { ...BOTH_PARTIES, except: { owner: '403 messaging.ownMessage' } },

  // instant jobs
  createInstantJob: exceptSuspended(EMPLOYER),
  listInstantJobs: EMPLOYER,
  listRegulars: EMPLOYER,
  getInstantJob: OWNER,
  askEveryone: exceptSuspended(OWNER),
  cancelInstantJob: OWNER,
  listJobRequests: SEEKER,
  respondToJobRequest: exceptSuspended(WORKER),
  undoJobRequest: WORKER,
  setStandby: exceptSuspended(WORKER),

  // booked work
  listEngagements: ACCOUNT,
  getEngagement: BOTH_PARTIES,
  cancelEngagement: BOTH_PARTIES,
  getWorkCode: WORKER_ONLY,
  getShiftKey: EMPLOYER_ONLY,
  // the shift that the code names decides, which no caller of the matrix has
  confirmAttendance: ACCOUNT,
  startWork: BOTH_PARTIES,
  endWork: BOTH_PARTIES,
  reportNoShow: BOTH_PARTIES,
  appealBreach: BOTH_PARTIES,
  getPayee: EMPLOYER_ONLY,
  payEngagement: EMPLOYER_ONLY,
  reservePayment: EMPLOYER_ONLY,
  openContest: BOTH_PARTIES,
  answerContest: BOTH_PARTIES,
  withdrawContest: BOTH_PARTIES,
  acceptProposal: BOTH_PARTIES,
  appealProposal: BOTH_PARTIES,
  listStatement: ACCOUNT,
  getSecurePayQuote: ACCOUNT,
  getPayoutAccount: ACCOUNT,
  submitPayoutAccount: ACCOUNT,
  listPapers: ACCOUNT,
  getYearlyPay: ACCOUNT,
  getPaper: BOTH_PARTIES,
  getPaperPdf: BOTH_PARTIES,
  listWorkRecords: SEEKER,
  makeWorkRecord: SEEKER,
  getWorkRecord: WORKER,
  revokeWorkRecord: WORKER,
  getWorkRecordIssuer: EVERYONE,
  getStatusList: EVERYONE,
  getTaxDetails: EMPLOYER,
  updateTaxDetails: EMPLOYER,
  confirmReceipt: WORKER_ONLY,
  openPayCase: WORKER_ONLY,
  answerPayCase: EMPLOYER_ONLY,
  appealPayCase: BOTH_PARTIES,
  proposeTimes: BOTH_PARTIES,
  answerTimes: { ...BOTH_PARTIES, except: { worker: '403 engagements.ownCorrection' } },
  appealTimes: BOTH_PARTIES,

  // support and staff
  createSupportRequest: EVERYONE,
  getOwnSupportRequest: HOLDER,
  writeToOwnSupportRequest: HOLDER,
  // without a secret of the operator no mail server may hand over a mail
  receiveSupportMail: { for: 'everyone', parties: [] },
  listStaff: STAFF,
  listSupportRequests: STAFF,
  getSupportRequest: STAFF,
  updateSupportRequest: STAFF,
  getSupportAttachment: STAFF,
  getSupportMailFile: STAFF,
  replyToSupportRequest: STAFF,
  searchUsers: STAFF,
  getUser: STAFF,
  suspendUser: STAFF,
  reinstateUser: STAFF,
  listSuspensionAppeals: STAFF,
  decideSuspensionAppeal: STAFF,
  listJobReviews: STAFF,
  decideJobReview: STAFF,
  listMessageReports: STAFF,
  getMessageReport: STAFF,
  decideMessageReport: STAFF,
  listAppeals: STAFF,
  decideAppeal: STAFF,
  // reviews
  listPendingReviews: ACCOUNT,
  getReviewSummary: ACCOUNT,
  getEngagementReview: BOTH_PARTIES,
  reviewEngagement: BOTH_PARTIES,
  replyToReview: exceptSuspended(HOLDER),
  reportReview: HOLDER,
  appealReview: BOTH_PARTIES,
  listReviewCases: STAFF,
  decideReviewCase: STAFF,
  listReviewBias: STAFF,
  listPayCases: STAFF,
  decidePayCase: STAFF,
  listTimeCorrections: STAFF,
  decideTimes: STAFF,
  listContests: STAFF,
  decideContest: STAFF,
  getMoneyDesk: STAFF,
  getProviderBalance: STAFF,
  countWaitingMoney: STAFF,
  explainDifference: STAFF,
  getPosting: STAFF,
  reversePosting: STAFF,
  decidePayout: STAFF,
  decideReversal: STAFF,
  listAuditEntries: ADMIN,
  listDeadLetters: STAFF,
  retryDeadLetters: STAFF,
  retryDeadLetter: STAFF,
  listQueues: STAFF,
};

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
