import { join, relative, sep } from 'node:path';
import type { RouteParts } from './route-files.ts';

/** Reads the modules of a build by their id. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

const EMPTY = { importedIds: [], dynamicallyImportedIds: [] };

/** Modules that fetch the others: the first file of a page, then the libraries, then the start of the application. */
const STARTS = ['main.ts', 'vendor.ts', 'start.tsx'];
/** The start of the application, in the file of the frame. */
const START = 'start.tsx';
/** Fetched and evaluated before our own modules: the file of the libraries. */
const VENDOR = 'vendor.ts';
/** The first file of a page. */
const ENTRY = 'main.ts';
const HOME_PAGE = 'app/routes/HomePage.tsx';

/**
 * Modules reachable from the first file through barrel modules, but used by later pages only: library components beyond
 * the few on every page, and their dependencies.
 */
const ON_LATER_PAGES = [
  /@mui\/material\/(?!(styles|colors|Box|Typography|SvgIcon|GlobalStyles|DefaultPropsProvider|zero-styled|className|transitions|utils)\/)/,
  /@mui\/system\/(useMediaQuery|useThemeProps|RtlProvider)\//,
  /@mui\/utils\/(use(?!EnhancedEffect|ForkRef)[A-Z]|ownerWindow|debounce|isHostComponent)/,
];

/** Modules of the library that list most of its others, of which a page uses the few that it names. */
const LISTS_OF_LIBRARY = /\/@mui\/(system\/index|material\/styles\/index)\.mjs$/;

/** The page of the first visit; modules that it shares with other pages load on the first visit as well. */
const FIRST_PAGE = /\/src\/(app\/routes\/HomePage|pages\/landing\/)/;

/** Journeys: pages that load the same files, by their routes. */
const JOURNEYS = {
  // its page is arranged apart from the others
  home: /^$/,
  pricing: /^\/(pricing|plans)$/,
  details: /^\/details$/,
  'old-landing': /^\/old-landing$/,
  timeline: /^\/timeline$/,
  info: /^\/terms$/,
  'not-found': /^\/\*$/,
  'how-matching-works': /^\/how-matching-works$/,
  'public-job': /^\/jobs\//,
  'sign-in': /^\/signin$/,
  'sign-up': /^\/signup$/,
  verify: /^\/verify$/,
  'upi-report': /^\/upi-report\//,
  'ai-jobs': /section=ai-jobs$/,
  'job-search': /section=job-search$/,
  'request-interview': /section=request-interview$/,
  applications: /section=applications$/,
  calendar: /section=calendar$/,
  salary: /section=salary$/,
  rewards: /section=rewards$/,
  employer: /^\/employer$/,
  'manage-job': /^\/employer\/jobs\//,
  instant: /^\/instant-requests\?tab=requests$/,
  'instant-notifications': /^\/instant-requests\?tab=notifications$/,
  'instant-post': /^\/instant-requests\?tab=post$/,
  scan: /^\/work\//,
  payment: /^\/payments\//,
  statement: /^\/statement$/,
  paper: /^\/papers\//,
  'support-request': /^\/support\//,
  // the section of the desk that enters sums
  'pay-cases': /^\/admin\?section=pay-cases$/,
  admin: /^\/admin(?!\?section=pay-cases$)/,
} as const;
type Journey = keyof typeof JOURNEYS;

const JOB_LISTS = ['ai-jobs', 'job-search', 'request-interview'] as const;
const SEEKER = [...JOB_LISTS, 'applications', 'calendar', 'salary', 'rewards'] as const;
const EMPLOYER = ['employer', 'manage-job'] as const;
const INSTANT = ['instant', 'instant-notifications', 'instant-post'] as const;
const MONEY = ['payment', 'statement', 'paper'] as const;
const DESK = ['admin', 'pay-cases'] as const;
/** Pages of guests. The first page and the page of an unknown address are excluded: both load as few files as possible. */
const PUBLIC = [
  ...(['pricing', 'details', 'old-landing', 'timeline', 'info', 'how-matching-works', 'public-job'] as const),
  ...(['sign-in', 'sign-up', 'verify', 'upi-report'] as const),
];

/**
 * Files of modules that several journeys draw at once, from small groups of journeys to all of them. A module is in the
 * first file of a group that includes all its journeys. Its imports belong to at least these journeys: they are in the
 * same file or in a later one of this list, so the files import each other in one direction only. A module of the library
 * that a journey imports only through a list (`LISTS_OF_LIBRARY`) is the exception: it can be in a file of another group.
 */
const SHARED: readonly (readonly [file: string, journeys: readonly Journey[]])[] = [
  ['job-lists', JOB_LISTS],
  ['accepted-work', INSTANT],
  ['desk', DESK],
  ['pay', ['instant', ...MONEY, 'pay-cases']],
  ['hiring', EMPLOYER],
  ['public', PUBLIC],
  ['interviews', [...SEEKER, ...EMPLOYER]],
  ['shell', [...SEEKER, ...EMPLOYER, ...INSTANT, 'scan', ...MONEY, 'support-request', ...DESK]],
  ['common', Object.keys(JOURNEYS) as Journey[]],
];

/** The library of schemas and the schemas: most pages fetch them after their content, with a form. */
const CHECKS = /\/node_modules\/zod\/|\?schemas$/;
/** The library of the state of forms, which forms need at once. */
const FORM_STATE = /\/node_modules\/react-hook-form\//;

/** Parts that pages of a journey fetch after they are drawn, but that are in the file of the journey nevertheless. */
const PARTS_OF_JOURNEYS: readonly (readonly [journey: Journey, parts: RegExp])[] = [
  ['home', /^pages\/landing\//],
  ['public-job', /^app\/preloaded-data/],
];

/**
 * Parts that are fetched after the content of a page: sheets, menus and forms, most while the browser is idle. Patterns
 * of paths below `src`, by file; a part that matches several is in the first one.
 */
const LATER = {
  // on every page, once it is drawn
  frame: /^features\/support-chat\/components\/SupportChat\.|^entities\/offline\/components\/NewVersionBand\./,
  // what a first tap on a signed-in page opens; fetched as soon as its content is drawn
  taps: new RegExp(
    [
      '^features/(dashboard/components/MenuDrawer|notifications/components/NotificationPanel',
      'ai-jobs/components/(FilterSheet|JobDetails))\\.',
    ].join('|'),
  ),
  // before a page is drawn, after a sign-in with writes that wait, and before another account's page is left
  writes: /^app\/(resume-writes|leave-page)/,
  // on the dashboard of an employer, once the lists above it are drawn
  'hire-form': /^features\/hire-form\/components\/HireForm\./,
  // its library writes a style element when it is loaded, which fails before `provideConstructedStyles`
  toasts: /^shared\/ui\/toast\//,
  'sign-up-steps': /^features\/signup\//,
  account: /^features\/profile\/|^app\/layouts\/LeavingPage|^entities\/(push|whatsapp)\/(?!model\/push-offer)/,
  // once a page is drawn, or when a call has failed
  offline: /^entities\/offline\/|^entities\/push\/model\/push-offer|^app\/(layouts\/PushPart|store-files-for-offline)/,
  // only browsers without these APIs fetch it
  'older-browsers': /^app\/fallbacks/,
  'seeker-sheets': /^features\/(ai-jobs|applications|calendar|interviews\/request|my-applications|saved-searches)\//,
  'employer-sheets':
    /^features\/(employer-dashboard|hire-form|interviews\/answers|manage-job)\/|^entities\/hiring\/model\/job-form-check/,
  'instant-post-sheets': /^features\/instant-work\/job-form\//,
  'instant-sheets':
    /^features\/(attendance|instant-work\/(availability|engagements|given-work|jobs))\/|^features\/secure-pay\/components\/PayoutAccountSheet|^entities\/engagement\/components\/TimesPart/,
  'admin-sheets': /^features\/admin\/components\/\w+Sheet\./,
  sheets: new RegExp(
    [
      '^(features/(dashboard|messages|notifications|papers)/',
      'features/support-chat/components/SupportForm',
      'entities/(interview|job|position|search)/|shared/ui/(QrCode|ConfirmDialog|HoverTooltip)',
      'app/layouts/(EndedSessionSheet|SignedOutPage))',
    ].join('|'),
  ),
} as const;
type LaterFile = keyof typeof LATER;
const LATER_FILES = Object.keys(LATER) as LaterFile[];

/** Texts that the pages of a journey need at once, by namespace. Each other namespace has a file of its own in each language. */
const TEXTS = {
  first: ['i18n', 'landing'],
  'signed-in': ['dashboard', 'hiring', 'interview', 'job', 'messages/recent', 'notifications', 'position'],
  'job-lists': ['ai-jobs', 'interviews/request', 'job-search', 'saved-searches', 'search'],
  employer: ['employer-dashboard', 'interviews/answers', 'manage-job'],
  instant: [
    ...['clock', 'engagement', 'payment'],
    ...['instant-work/availability', 'instant-work/engagements', 'instant-work/requests'],
  ],
  'instant-post': ['instant-work/given-work', 'instant-work/job-form', 'instant-work/jobs'],
  payment: ['paper', 'papers', 'secure-pay'],
} as const;

/** The lists of the files of texts, which load those. */
const TEXT_LIST = /^shared\/i18n\/text-files\/(\w+)\.ts$/;

/**
 * Returns the file of a locale file, or of the list of these files: `<group>-<language>`, or null if it belongs to no
 * group.
 */
function findTextFile(path: string): string | null {
  const list = TEXT_LIST.exec(path);
  if (list) return `first-${list[1]}`;
  const [, namespace = '', language = ''] = /^\w+\/([\w/-]+)\/locales\/(\w+)\.json$/.exec(path) ?? [];
  const group = Object.entries(TEXTS).find(([, namespaces]) => (namespaces as readonly string[]).includes(namespace));
  return group ? `${group[0]}-${language}` : null;
}

/** Later parts that only the pages of a journey open: they may share modules with its file. */
const OWN_PARTS: Readonly<Partial<Record<Journey, LaterFile>>> = {
  ...Object.fromEntries(SEEKER.map((journey) => [journey, 'seeker-sheets'])),
  ...Object.fromEntries(EMPLOYER.map((journey) => [journey, 'employer-sheets'])),
  'sign-up': 'sign-up-steps',
  instant: 'instant-sheets',
  scan: 'instant-sheets',
  'instant-post': 'instant-post-sheets',
  ...Object.fromEntries(DESK.map((journey) => [journey, 'admin-sheets'])),
  // the profile menu shows the content of a work record as its page does
  verify: 'account',
};

/** Returns the file of a module that the pages of these journeys draw at once, and that these later parts use. */
function nameFile(journeys: ReadonlySet<Journey>, later: readonly LaterFile[]): string | null {
  const [only] = journeys;
  if (only !== undefined && journeys.size === 1 && later.every((file) => file === OWN_PARTS[only])) return only;
  const isIn = (group: readonly Journey[]) => [...journeys].every((journey) => group.includes(journey));
  return SHARED.find(([, group]) => isIn(group))?.[0] ?? null;
}

/** Returns the file of a module of the first page: its own, or the one shared with other pages. */
const nameFileOfFirstPage = (journeys: ReadonlySet<Journey> | undefined): string | null =>
  journeys ? 'common' : 'home';

/** Later parts that pages fetch before all others, in this order: what they share with others is in the first one. */
const EARLIEST: readonly LaterFile[] = ['frame', 'writes', 'taps', 'hire-form'];

/** The file of a module that only these later parts need. */
function nameLaterFile(files: readonly LaterFile[]): string | null {
  const [only = null, ...others] = files;
  return EARLIEST.find((file) => files.includes(file)) ?? (others.length === 0 ? only : 'sheets');
}

/**
 * Assigns the modules below `folder`, the folder of the front end, to script files.
 *
 * A module that every page needs is in `base` (libraries) or `first` (our own), and in `early` if the entry itself
 * imports it: few large files compress better and load sooner than many small ones. A module that a page draws at once
 * is in the file of the journeys with that page. Every other module is in a file of later parts.
 *
 * @param routes the modules and texts that each route fetches before its content is drawn.
 * @returns the name of the file of a module, or null where the bundler decides.
 * @throws {Error} if a module is imported dynamically and belongs to no journey and to no file of later parts.
 */
export function assignScriptFiles(
  folder: string,
  routes: readonly Pick<RouteParts, 'route' | 'modules'>[],
): (id: string, graph: ModuleGraph) => string | null {
  const source = join(folder, 'src');
  const starts = STARTS.map((name) => join(source, 'app', name));
  const vendor = join(source, 'app', VENDOR);
  const start = join(source, 'app', START);
  const entry = join(source, 'app', ENTRY);
  const pathOf = (id: string) => relative(source, id).split(sep).join('/');

  /** Modules that are loaded with these, without the imports of modules that match a pattern. */
  const findLoaded = (entries: readonly string[], graph: ModuleGraph, leaves?: RegExp): Set<string> => {
    const loaded = new Set(entries);
    // iterating a set also visits entries that are added during the loop
    for (const id of loaded)
      if (!leaves?.test(id)) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) loaded.add(next);
    for (const start of starts) loaded.delete(start);
    return loaded;
  };
  /** Modules of the application that some module imports dynamically. */
  const findEntries = (graph: ModuleGraph): string[] => {
    const known = new Set(starts);
    const entries = new Set<string>();
    for (const id of known) {
      const { importedIds, dynamicallyImportedIds } = graph.getModuleInfo(id) ?? EMPTY;
      for (const next of [...importedIds, ...dynamicallyImportedIds]) known.add(next);
      for (const next of dynamicallyImportedIds) if (/\.tsx?$/.test(next)) entries.add(next);
    }
    const isPart = (id: string) => !starts.includes(id) && !TEXT_LIST.test(pathOf(id)) && id.startsWith(source + sep);
    return [...entries].filter((id) => isPart(id));
  };
  const arrange = (graph: ModuleGraph) => {
    const first = findLoaded([...starts, join(source, HOME_PAGE)], graph);
    const entries = findEntries(graph);
    const lost = new Set(entries.filter((id) => !first.has(id)));
    const pages = (Object.entries(JOURNEYS) as [Journey, RegExp][]).map(([journey, pattern]) => {
      const own = routes.filter(({ route }) => pattern.test(route)).flatMap(({ modules }) => modules);
      const parts = entries.filter((id) =>
        PARTS_OF_JOURNEYS.some(([owner, path]) => owner === journey && path.test(pathOf(id))),
      );
      return [journey, [...own.map((module) => join(source, module)), ...parts]] as const;
    });
    for (const [, own] of pages) for (const id of own) lost.delete(id);
    const later = [...lost].flatMap((id) => {
      const file = LATER_FILES.find((name) => LATER[name].test(pathOf(id)));
      return file ? [[file, id] as const] : [];
    });
    for (const [, id] of later) lost.delete(id);
    if (lost.size > 0)
      throw new Error(`Name a file in scripts/script-files.ts for ${[...lost].map(pathOf).join(', ')}.`);
    /** Finds the journeys and the later parts that use each module. */
    const findUsers = (leaves?: RegExp) => {
      const journeysOf = new Map<string, Set<Journey>>();
      for (const [journey, own] of pages)
        for (const id of findLoaded(own, graph, leaves))
          journeysOf.set(id, (journeysOf.get(id) ?? new Set()).add(journey));
      const laterOf = new Map<string, LaterFile[]>();
      for (const [file, id] of later)
        for (const loaded of findLoaded([id], graph, leaves)) {
          const files = laterOf.get(loaded) ?? [];
          if (!files.includes(file)) laterOf.set(loaded, [...files, file]);
        }
      return { journeysOf, laterOf };
    };
    const direct = findUsers(LISTS_OF_LIBRARY);
    const all = findUsers();
    const usersOf = (id: string) => {
      const { journeysOf, laterOf } = direct.journeysOf.has(id) || direct.laterOf.has(id) ? direct : all;
      return { journeys: journeysOf.get(id), later: laterOf.get(id) ?? [] };
    };
    const schemas = [...all.journeysOf.keys(), ...all.laterOf.keys()].filter((id) => CHECKS.test(id));
    return { early: findLoaded([entry], graph), first, usersOf, ofSchemas: findLoaded(schemas, graph) };
  };

  let arranged: ReturnType<typeof arrange> | undefined;
  return (id, graph) => {
    arranged ??= arrange(graph);
    const { early, first, usersOf, ofSchemas } = arranged;
    if (id === vendor) return 'base';
    if (id === start) return 'first';
    if (id.startsWith('\0rolldown/runtime')) return 'early';
    if (id.endsWith('.json') || TEXT_LIST.test(pathOf(id))) return findTextFile(pathOf(id));
    if (early.has(id) || id === entry || id.includes('vite/preload-helper')) return 'early';
    const isOnLaterPages = ON_LATER_PAGES.some((pattern) => pattern.test(id));
    if (first.has(id) && !FIRST_PAGE.test(id) && !isOnLaterPages)
      return /\/node_modules\/|\0/.test(id) && !id.includes('/@mui/icons-material/') ? 'base' : 'first';
    if (FIRST_PAGE.test(id) && first.has(id)) return nameFileOfFirstPage(usersOf(id).journeys);
    if (CHECKS.test(id)) return 'checks';
    if (FORM_STATE.test(id)) return 'form-state';
    const { journeys, later } = usersOf(id);
    // the frame's parts share small modules with pages, and must not fetch the files of these pages
    if (journeys && later.includes('frame') && !isOnLaterPages) return 'first';
    if (journeys) return nameFile(journeys, later);
    // constants that no page draws at once, and so no file imports before that of the schemas
    return ofSchemas.has(id) ? 'checks' : nameLaterFile(later);
  };
}
