import { readFileSync } from 'node:fs';

/**
 * Engine of each call spec. Specs of behaviour that depends on the engine (SQL, locks, queue, plans) run on native
 * PostgreSQL and Redis in `.ci/run`; all others, and a smoke selection of the former, run on the embedded database in
 * `npm test`. `npm run test:native` runs every spec on the native engines. Specs of pages read the built front end and
 * form a separate suite (`test-selections.json`). Paths are relative to `backend/`.
 */

const specsOf = (folder: string, names: string): string[] =>
  names.split(/\s+/).map((name) => `${folder}/${name}.e2e-spec.ts`);

const moduleSpecs = (module: string, names: string): string[] => specsOf(`src/modules/${module}/tests`, names);

/** Writers at the same time: on the embedded database transactions never overlap. */
const RACES = [
  ...specsOf('src/common/database/tests', 'transactions'),
  ...specsOf('test', 'replicated-searches'),
  ...specsOf('src/common/http/tests', 'rate-limits'),
  ...specsOf('src/start', 'audit-verification'),
  ...moduleSpecs(
    'auth',
    'finish-log-in one-time-sign-in send-email-verification sign-in-with-code sign-up verify-email verify-phone',
  ),
  ...moduleSpecs('second-factor', 'confirm-second-factor verify-second-factor'),
  ...moduleSpecs('identity-provider', 'oidc-payload-adapter'),
  ...moduleSpecs('account', 'change-password confirm-contact-change delete-account erase-overdue-accounts'),
  ...moduleSpecs('users', 'account-numbers add-role set-avatar'),
  ...moduleSpecs(
    'payments',
    'decide-reversal explain-difference holds provider-turn receive-provider-event reverse-posting',
  ),
  ...moduleSpecs('upi-reports', 'report-upi-change'),
  ...moduleSpecs('notifications', 'choose-whatsapp phone-only-batches subscribe-to-push'),
  ...moduleSpecs('papers', 'issue-papers'),
  ...moduleSpecs('wages', 'minimum-wages'),
  ...moduleSpecs('work-records', 'get-work-record-issuer make-work-record revoke-work-record'),
  ...moduleSpecs('jobs', 'create-application record-job-view update-application update-job withdraw-application'),
  ...moduleSpecs('messaging', 'decide-message-report open-conversation report-message send-message'),
  ...moduleSpecs(
    'moderation',
    'appeal-suspension decide-suspension-appeal reinstate-user suspend-user suspended-employer',
  ),
  ...moduleSpecs(
    'interviews',
    `answer-interview-proposal book-nobody-twice cancel-interview-request create-calendar-feed create-interview-request
     mark-interview respond-to-interview-request-of-everyone`,
  ),
  ...moduleSpecs('ledger', 'ledger-races post-events'),
  ...moduleSpecs('rewards', 'get-rewards'),
  ...moduleSpecs('saved-searches', 'save-search match-job notify-seekers'),
  ...moduleSpecs(
    'support',
    'create-support-request receive-support-mail reply-to-support-request update-support-request',
  ),
  ...moduleSpecs(
    'instant-hire',
    'cancel-engagement cancel-instant-job explored-sequences respond-to-job-request send-hire-notices set-standby undo-job-request',
  ),
  ...moduleSpecs('review-totals', 'stored-review-totals'),
  ...moduleSpecs('reviews', 'appeal-review decide-review-case reply-to-review report-review review-engagement'),
  ...moduleSpecs(
    'engagements',
    `appeal-pay-case answer-times bookings confirm-attendance decide-appeal decide-contest decide-pay-case lock-order open-contest open-pay-case
     report-no-show reserve-payment secure-pay-work
     start-work`,
  ),
];

/** Work of several processes: leases, locks that are skipped, rounds. */
const LOCKS = [
  ...specsOf('src/common/schedule/tests', 'housekeeping'),
  ...specsOf('test', 'schedules'),
  ...moduleSpecs('jobs', 'remind-employers unanswered-applications'),
  ...moduleSpecs('interviews', 'interviews-schedule interview-tasks remind-of-interviews'),
  ...moduleSpecs('engagements', 'engagements-schedule'),
  ...moduleSpecs('instant-hire', 'dispatch-waves expire-instant-jobs'),
  ...moduleSpecs('support', 'scan-support-files'),
];

/** The queue in Redis, and notifications of the database. */
const QUEUE = [
  ...specsOf(
    'src/common/queue/tests',
    'dead-processes outbox-relay redis-cluster task-delivery task-queue task-runner',
  ),
  ...specsOf('src/common/events/tests', 'event-delivery event-order many-streams'),
  ...specsOf('src/common/health/tests', 'get-readiness'),
  ...specsOf('src/start', 'serve'),
];

/** Migrations: their lock, and their rows where transactions overlap. */
const MIGRATIONS = specsOf(
  'src/migrations/tests',
  'migrate-at-once migrate-killed migrate-released-schemas rolling-deployment',
);

/** Query plans, which depend on statistics and several processes there, and functions of the database. */
const PLANS = [
  ...specsOf('src/common/database', 'prepared-statements'),
  ...moduleSpecs('matching', 'bounded-work job-listings yield-to-unseen'),
  ...moduleSpecs('interviews', 'seeker-displacement'),
  ...moduleSpecs('jobs', 'get-my-jobs-summary list-my-jobs-by-figure'),
  ...specsOf('test', 'schema-drift'),
];

/** Specs of thousands of rows: native PostgreSQL inserts them in a fraction of the time, and production has as many. */
const LARGE_DATA_SETS = moduleSpecs('matching', 'search-ai-jobs-round-trips');

/** Specs that use a program which the machine with the engines has as well: promtool. */
const MONITORING = moduleSpecs('operations', 'prometheus-rules');

/** The spec that runs the SQL of each read model; paths without extensions. */
export const READ_MODEL_SPECS: Record<string, string> = {
  'account/export-personal-data': 'account/export-personal-data',
  'engagements/appeals/appeal-list': 'engagements/list-appeals',
  'engagements/bookings/done-work': 'work-records/make-work-record',
  'engagements/records/engagement': 'engagements/list-engagements',
  'engagements/records/locked-engagement': 'engagements/end-work',
  'engagements/secure-pay/own-statement': 'engagements/list-statement',
  'engagements/pay-cases/pay-case-list': 'engagements/list-pay-cases',
  'engagements/payees/payee': 'engagements/get-payee',
  'engagements/time-corrections/time-correction-list': 'engagements/list-time-corrections',
  'engagements/bookings/regulars': 'engagements/regulars',
  'engagements/attendance/shift-key': 'engagements/get-shift-key',
  'engagements/contests/staff-contest': 'engagements/list-contests',
  'engagements/bookings/reliability': 'engagements/get-reliability',
  'engagements/work/work-code': 'engagements/get-work-code',
  'insights/employer-stats': 'insights/get-employer-stats',
  'insights/seeker-stats': 'insights/get-seeker-stats',
  'instant-hire/accepted-work': 'instant-hire/undo-job-request',
  'instant-hire/candidates': 'instant-hire/dispatch-waves',
  'instant-hire/hiring-name': 'instant-hire/create-instant-job',
  'instant-hire/instant-jobs': 'instant-hire/get-instant-job',
  'instant-hire/job-requests': 'instant-hire/list-job-requests',
  'instant-hire/start-times': 'instant-hire/respond-to-job-request',
  'interviews/answerable': 'interviews/respond-to-interview-request',
  'interviews/appointment': 'interviews/propose-interview-time',
  'interviews/calendar': 'interviews/list-calendar-entries',
  'interviews/interview-list': 'interviews/list-interview-requests',
  'interviews/interview-message-data': 'interviews/interview-mails',
  'job-reviews/job-review-list': 'job-reviews/list-job-reviews',
  'jobs/application-resume': 'jobs/get-application-resume',
  'jobs/applications': 'jobs/list-job-applications',
  'jobs/job-activity': 'jobs/get-job-activity',
  'jobs/job-list': 'jobs/list-jobs',
  'jobs/own-jobs': 'jobs/list-my-jobs',
  'jobs/public-jobs': 'jobs/list-public-jobs',
  'ledger/ledger-checks': 'payments/check-books',
  'ledger/posting': 'payments/get-posting',
  'ledger/statement': 'ledger/statement',
  'matching/ai-job-page': 'matching/search-ai-jobs-paging',
  'matching/application-match': 'matching/get-application-match',
  'matching/best-candidates': 'matching/search-ai-jobs',
  'matching/hire-hint': 'matching/get-hire-hint',
  'matching/hot-jobs': 'matching/list-hot-jobs',
  'matching/listed-job': 'saved-searches/match-job',
  'matching/nearby-count': 'insights/get-seeker-stats',
  'matching/nearest-candidates': 'matching/search-ai-jobs-paging',
  'matching/ordered-candidates': 'matching/search-ai-jobs-paging',
  'matching/placeless-candidates': 'matching/search-ai-jobs',
  'matching/read-search': 'matching/read-search',
  'matching/result-count': 'matching/search-ai-jobs',
  'matching/salary-stats': 'matching/get-salary-stats',
  'matching/search-ai-jobs': 'matching/search-ai-jobs',
  'matching/search-terms': 'matching/search-ai-jobs-text',
  'matching/seeker-profile': 'matching/search-ai-jobs-profile',
  'matching/seekers-near': 'matching/get-hire-hint',
  'messaging/conversations': 'messaging/list-conversations',
  'messaging/message-reports': 'messaging/list-message-reports',
  'messaging/messages': 'messaging/list-messages',
  'moderation/staff-users': 'moderation/search-users',
  'moderation/suspension': 'moderation/list-suspension-appeals',
  'notifications/notification-list': 'notifications/list-notifications',
  'notifications/push-settings': 'notifications/get-push-settings',
  'notifications/whatsapp/whatsapp-settings': 'notifications/choose-whatsapp',
  'notifications/short-address': 'notifications/phone-only',
  'operations/audit-list': 'operations/list-audit-entries',
  'operations/dead-letter-list': 'operations/list-dead-letters',
  'operations/queues': 'operations/list-queues',
  'papers/paper': 'papers/list-papers',
  'papers/paper-pdf': 'papers/list-papers',
  'papers/tax-details': 'papers/get-tax-details',
  'papers/yearly-pay': 'papers/get-yearly-pay',
  'payments/books/income-tax': 'payments/get-money-desk',
  'payments/contests/contest-list': 'engagements/list-contests',
  'payments/books/linked-balances': 'payments/check-books',
  'payments/books/money-desk': 'payments/get-money-desk',
  'payments/books/money-waiting': 'payments/count-waiting-money',
  'payments/books/staff-posting': 'payments/get-posting',
  'payments/offers/payment-statement': 'engagements/list-statement',
  'payments/payees/payout-account': 'payments/get-payout-account',
  'payments/payouts/reward-payouts': 'rewards/get-rewards',
  'payments/offers/secure-pay-quote': 'payments/get-secure-pay-quote',
  'payments/offers/secure-payment': 'engagements/reserve-payment',
  'places/nearest-place': 'places/get-nearest-place',
  'places/resolve-place': 'jobs/create-job',
  'places/search-places': 'places/search-places',
  'rewards/invited-people': 'rewards/get-rewards',
  'reviews/engagement-review': 'reviews/get-engagement-review',
  'reviews/pending-reviews': 'reviews/list-pending-reviews',
  'reviews/retaliation': 'reviews/review-engagement',
  'reviews/review-bias': 'reviews/list-review-bias',
  'reviews/review-case-list': 'reviews/list-review-cases',
  'reviews/review-summary': 'reviews/get-review-summary',
  'saved-searches/saved-search-list': 'saved-searches/list-saved-searches',
  'support/own-support-request': 'support/get-own-support-request',
  'support/support-mail': 'support/get-support-request',
  'support/support-request': 'support/list-support-requests',
  'users/contact': 'notifications/messenger',
  'users/current-user': 'auth/get-current-user',
  'users/news-preferences': 'users/news-preferences',
  'users/suggested-kinds': 'instant-hire/get-suggested-kinds',
  'wages/minimum-wages': 'wages/minimum-wages',
  'work-records/status-list': 'work-records/get-status-list',
  'work-records/work-record': 'work-records/list-work-records',
};

const READ_MODELS = Object.values(READ_MODEL_SPECS).flatMap((path) => {
  const [module = '', name = ''] = path.split('/');
  return moduleSpecs(module, name);
});

/** Specs that run on native engines, each once, in alphabetical order. */
export const NATIVE_SPECS: readonly string[] = [
  ...new Set([
    ...RACES,
    ...LOCKS,
    ...QUEUE,
    ...MIGRATIONS,
    ...PLANS,
    ...LARGE_DATA_SETS,
    ...MONITORING,
    ...READ_MODELS,
  ]),
].sort();

/** Native specs that run on the embedded database as well: the main write and the main read of each module. */
export const EMBEDDED_SMOKE_SPECS: readonly string[] = [
  ...moduleSpecs('review-totals', 'stored-review-totals'),
  ...moduleSpecs('reviews', 'review-engagement'),
  ...specsOf('src/common/queue/tests', 'outbox-relay task-queue'),
  ...specsOf('src/migrations/tests', 'migrate-released-schemas'),
  ...specsOf('test', 'schema-drift'),
  ...moduleSpecs('account', 'delete-account export-personal-data'),
  ...moduleSpecs('auth', 'get-current-user sign-up verify-phone'),
  ...moduleSpecs('engagements', 'list-engagements start-work'),
  ...moduleSpecs('insights', 'get-employer-stats get-seeker-stats'),
  ...moduleSpecs('instant-hire', 'create-instant-job list-job-requests respond-to-job-request'),
  ...moduleSpecs('interviews', 'create-interview-request list-interview-requests respond-to-interview-request'),
  ...moduleSpecs('job-reviews', 'list-job-reviews'),
  ...moduleSpecs('jobs', 'create-application create-job list-jobs update-application'),
  ...moduleSpecs('ledger', 'post-events'),
  ...moduleSpecs('matching', 'search-ai-jobs search-ai-jobs-text'),
  ...moduleSpecs('messaging', 'list-conversations send-message'),
  ...moduleSpecs('moderation', 'search-users suspend-user'),
  ...moduleSpecs('notifications', 'list-notifications messenger'),
  ...moduleSpecs('operations', 'list-queues'),
  ...moduleSpecs('papers', 'list-papers'),
  ...moduleSpecs('places', 'search-places'),
  ...moduleSpecs('rewards', 'get-rewards'),
  ...moduleSpecs('saved-searches', 'list-saved-searches save-search'),
  ...moduleSpecs('support', 'create-support-request list-support-requests'),
  ...moduleSpecs('users', 'news-preferences'),
  ...moduleSpecs('wages', 'minimum-wages'),
  ...moduleSpecs('work-records', 'list-work-records make-work-record'),
  ...moduleSpecs('upi-reports', 'report-upi-change'),
];

const { pages: PAGE_FOLDERS } = JSON.parse(
  readFileSync(new URL('../test-selections.json', import.meta.url), 'utf8'),
) as { pages: readonly string[] };

/** Returns whether a spec is in a folder of specs that read the built front end. */
export const isPageSpec = (path: string): boolean => PAGE_FOLDERS.some((folder) => path.startsWith(`${folder}/`));

/**
 * Returns the specs of `all` that read the built front end. They run on the embedded database, apart from the others.
 */
export const selectPageSpecs = (all: readonly string[]): string[] => all.filter(isPageSpec);

/** Returns the specs of `all` that run on the embedded database without the front end. */
export function selectEmbeddedSpecs(all: readonly string[]): string[] {
  const pages = selectPageSpecs(all);
  return all.filter(
    (path) => (!NATIVE_SPECS.includes(path) || EMBEDDED_SMOKE_SPECS.includes(path)) && !pages.includes(path),
  );
}

/** Returns every `of`-th of `paths` from `first` on: one share for each selection file. */
export const shareOfSpecs = (paths: readonly string[], first: number, of: number): string[] =>
  paths.filter((_, index) => index % of === first);
