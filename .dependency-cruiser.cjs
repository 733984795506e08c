// The boundaries of all projects: the rules of every project, the modules of the backend, and the layers of the front end. One run checks
// them, since each run reads the files that it follows again. A new module of the backend adds its line to ALLOWED.
const { forbidden: layers } = require('./frontend/.dependency-cruiser.cjs');

const ALLOWED = {
  auth: ['users', 'rewards', 'notifications'],
  'second-factor': ['users', 'auth', 'notifications'],
  'identity-provider': ['users', 'auth'],
  account: ['users', 'auth', 'notifications'],
  'job-reviews': ['users', 'notifications'],
  jobs: ['users', 'places', 'notifications', 'job-reviews', 'wages', 'review-totals'],
  matching: ['jobs', 'users', 'places', 'interviews', 'wages', 'review-totals'],
  moderation: ['users', 'notifications'],
  notifications: ['users'],
  messaging: ['jobs', 'users', 'notifications'],
  interviews: ['jobs', 'users', 'notifications', 'engagements'],
  insights: ['jobs', 'users', 'interviews', 'matching'],
  rewards: ['users', 'engagements', 'payments'],
  // what it holds about people is listed by users
  ledger: ['users'],
  engagements: ['users', 'jobs', 'notifications', 'payments', 'review-totals', 'papers'],
  payments: ['users', 'notifications', 'ledger', 'papers'],
  papers: ['users'],
  'instant-hire': [
    ...['users', 'jobs', 'notifications', 'engagements', 'matching', 'job-reviews', 'wages', 'payments'],
    ...['reviews', 'review-totals', 'interviews'],
  ],
  reviews: ['users', 'messaging', 'notifications', 'engagements', 'review-totals'],
  'review-totals': ['users'],
  'work-records': ['users', 'engagements', 'review-totals', 'places'],
  'saved-searches': ['users', 'jobs', 'matching', 'notifications'],
  support: ['users', 'notifications'],
  'upi-reports': ['users', 'auth', 'engagements', 'support'],
  operations: [],
  users: [],
  places: [],
  wages: ['places'],
};

const MODULES = 'backend/src/modules';
/** The second door of users, for notifications alone. */
const PREFERENCES_DOOR = `^${MODULES}/users/users\\.preferences\\.public\\.ts$`;
const known = Object.keys(ALLOWED).join('|');
/** Folders with rooms, from the lowest floor. A room uses rooms of lower floors only. */
const FLOORS = {
  common: [
    ['context', 'discovery', 'errors', 'i18n', 'pdf', 'pictures'],
    ['concurrency', 'dates', 'observability'],
    ['security'],
    ['database', 'storage'],
    ['http', 'queue', 'schedule'],
    ['audit', 'delivery', 'events', 'health'],
  ],
  'modules/engagements': [
    ['entities', 'tasks'],
    ['records'],
    ['appeals', 'pay-cases', 'payees', 'secure-pay', 'time-corrections'],
    ['attendance', 'bookings', 'contests', 'payments', 'work'],
  ],
  'modules/payments': [
    ['entities', 'records', 'tasks'],
    ['simulator'],
    ['provider'],
    ['events', 'holds', 'offers', 'payees', 'payouts', 'reconciliation'],
    ['books', 'postings'],
    ['chargebacks', 'contests', 'orders', 'releases'],
    ['refunds'],
  ],
};

/** Returns the rules for the rooms of `folder`. Files beside the rooms, such as the module, use all rooms. */
function rulesOfFloors(folder, floors) {
  const name = folder.split('/').at(-1);
  const path = `^backend/src/${folder}`;
  const pathNot = '/tests/|spec\\.ts$';
  return [
    ...floors.map((rooms, floor) => ({
      name: `${name}-has-floors`,
      comment: `${rooms.join(', ')} use rooms of lower floors only.`,
      severity: 'error',
      from: { path: `${path}/(${rooms.join('|')})/`, pathNot },
      to: { path: [`${path}/(${floors.slice(floor).flat().join('|')})/`, `${path}/[^/]+$`], pathNot: `${path}/$1/` },
    })),
    {
      name: `known-rooms-of-${name}`,
      comment: `A new room of ${name} has a floor in this file.`,
      severity: 'error',
      from: { path: `${path}/[^/]+/`, pathNot: `${path}/(${floors.flat().join('|')}|tests|locales)/` },
      to: {},
    },
  ];
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'modules-by-their-door',
      comment: 'Other modules see <module>.public.ts and nothing else.',
      severity: 'error',
      from: { path: `^${MODULES}/([^/]+)/`, pathNot: '/tests/' },
      to: {
        path: `^${MODULES}/([^/]+)/`,
        pathNot: [`^${MODULES}/$1/`, `^${MODULES}/([^/]+)/\\1\\.public\\.ts$`, PREFERENCES_DOOR],
      },
    },
    {
      name: 'one-messenger',
      comment: 'Messages go through notifications, which alone knows how they are sent.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: ['^backend/src/common/delivery/', `^${MODULES}/notifications/`, '/tests/'],
      },
      to: { path: '^backend/src/common/delivery/', pathNot: '/delivery\\.module\\.ts$' },
    },
    {
      name: 'one-reader-of-preferences',
      comment: 'What people said about news, and their quiet hours, are read by notifications alone.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: [PREFERENCES_DOOR, `^${MODULES}/users/users\\.module\\.ts$`, `^${MODULES}/notifications/`, '/tests/'],
      },
      to: { path: [PREFERENCES_DOOR, `^${MODULES}/users/news-preferences\\.read-model\\.ts$`] },
    },
    ...Object.entries(ALLOWED).map(([module, allowed]) => ({
      name: `graph-${module}`,
      comment: `${module} may use ${allowed.join(', ') || 'no other module'}.`,
      severity: 'error',
      from: { path: `^${MODULES}/${module}/`, pathNot: '/tests/' },
      to: {
        path: `^${MODULES}/([^/]+)/`,
        pathNot: [module, ...allowed].map((name) => `^${MODULES}/${name}/`),
      },
    })),
    {
      name: 'known-modules',
      comment: 'A new module says here what it may use.',
      severity: 'error',
      from: { path: '^backend/src/modules/modules\\.ts$' },
      to: { path: `^${MODULES}/[^/]+/`, pathNot: `^${MODULES}/(${known})/` },
    },
    {
      name: 'common-owns-no-domain',
      severity: 'error',
      from: { path: '^backend/src/(common|config)/' },
      to: { path: `^${MODULES}/` },
    },
    ...Object.entries(FLOORS).flatMap(([folder, floors]) => rulesOfFloors(folder, floors)),
    {
      name: 'controllers-call-use-cases',
      comment: 'A controller goes through a use case or a read model, never to a repository or an entity.',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '\\.(repository|entity)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'source-imports-no-tests',
      severity: 'error',
      from: { path: '^(backend|frontend|libs)/', pathNot: '(/tests?/|/testing/|\\.(spec|e2e-spec|suite)\\.tsx?$)' },
      to: { path: '^(backend|frontend|libs)/.*(/tests?/|\\.(spec|e2e-spec|suite)\\.tsx?$)' },
    },
    {
      name: 'tools-without-laboratory',
      comment: 'The laboratory imports the tools; the tools do not import the laboratory.',
      severity: 'error',
      from: { path: '^tools/(src|bin)/' },
      to: { path: '^tools/lab/' },
    },
    ...layers,
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@nukkad/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
