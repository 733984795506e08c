import { join, relative, sep } from 'node:path';
import type { RouteParts } from './route-files';

/** Reads the modules of a build by their id. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

const EMPTY = { importedIds: [], dynamicallyImportedIds: [] };

/** Modules that fetch the others: the first file of a page, then the libraries, then the start of the application. */
const STARTS = ['main.ts', 'vendor.ts', 'start.tsx'];
/** The only start module that shares its file with other modules. */
const START = 'start.tsx';
/** Fetched and evaluated before our own modules: the file of the libraries. */
const VENDOR = 'vendor.ts';
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

/** The page of the first visit; modules that it shares with other pages load on the first visit as well. */
const FIRST_PAGE = /\/src\/(app\/routes\/HomePage|pages\/landing\/)/;

/** Journeys: pages that a person visits one after another, by their routes. */
const JOURNEYS = {
  // its page is arranged apart from the others
  home: /^$/,
  site: /^\/(pricing|plans|details|old-landing|timeline|terms|\*)$/,
  'public-job': /^\/jobs\//,
  'sign-up': /^\/sign(in|up)$/,
  'how-matching-works': /^\/how-matching-works$/,
  verify: /^\/verify$/,
  'upi-report': /^\/upi-report\//,
  seeker: /^\/job-seeker\?section=(ai-jobs|job-search|request-interview|applications)$/,
  records: /^\/job-seeker\?section=(calendar|salary|rewards)$/,
  employer: /^\/employer/,
  // users scan a code at a shop without a network, so the page is in the files of a booked worker
  instant: /^\/(instant-requests\?tab=(requests|notifications)$|work\/)/,
  'instant-post': /^\/instant-requests\?tab=post$/,
  payments: /^\/(payments|papers|statement)\b/,
  'support-request': /^\/support\//,
  admin: /^\/admin/,
} as const;
type Journey = keyof typeof JOURNEYS;

/** The journeys of visitors. */
const COMMON: readonly Journey[] = ['home', 'site', 'public-job'];
/** The journeys with pages that users open many times a day. No part of another page may increase their weight. */
const DAILY: readonly Journey[] = ['seeker', 'records', 'employer', 'instant'];

/**
 * The journeys of accepted work and its payment. Modules that the others share with the daily journey among them belong
 * to no other page.
 */
const ON_ACCEPTED_WORK: readonly Journey[] = ['instant', 'instant-post', 'payments'];

/** Libraries and rules that validate forms: only forms need them, and most pages fetch forms after their content. */
const CHECKS = /\/node_modules\/(zod|react-hook-form)\/|\?schemas$/;

/**
 * Parts that pages of a journey fetch after they are drawn, or only occasionally, but that are in the file of the
 * journey nevertheless.
 */
const PARTS_OF_JOURNEYS: readonly (readonly [journey: Journey, parts: RegExp])[] = [
  ['home', /^pages\/landing\//],
  ['site', /^app\/routes\/NotFoundPage/],
  ['public-job', /^app\/preloaded-data/],
  ['sign-up', /^features\/signup\//],
  ['seeker', /^app\/(resume-writes|leave-page)/],
  ['employer', /^app\/(resume-writes|leave-page)/],
  ['admin', /^features\/admin\/(?!components\/\w+Sheet\.)/],
];

/**
 * Parts that are fetched after the content of a page: sheets, menus and forms, most while the browser is idle. Patterns
 * of paths below `src`, by file; a part that matches several is in the first one.
 */
const LATER = {
  // on every page
  support: /^features\/support-chat\/components\/SupportChat\./,
  // its library writes a style element when it is loaded, which fails before `provideConstructedStyles`
  toasts: /^shared\/ui\/toast\//,
  account: /^features\/profile\/|^app\/layouts\/LeavingPage|^entities\/(push|whatsapp)\/(?!model\/push-offer)/,
  // once a page is drawn, or when a call has failed
  offline: /^entities\/offline\/|^entities\/push\/model\/push-offer|^app\/layouts\/PushPart/,
  // only browsers without these APIs fetch it
  'older-browsers': /^app\/fallbacks/,
  'seeker-sheets': /^features\/(ai-jobs|applications|calendar|interviews\/request|my-applications|saved-searches)\//,
  'employer-sheets': /^features\/(employer-dashboard|hire-form|interviews\/answers|manage-job)\//,
  'instant-post-sheets': /^features\/instant-work\/job-form\//,
  'instant-sheets':
    /^features\/(attendance|instant-work\/(availability|engagements|given-work|jobs))\/|^features\/secure-pay\/components\/PayoutAccountSheet|^entities\/engagement\/components\/TimesPart/,
  'admin-sheets': /^features\/admin\/components\/\w+Sheet\./,
  sheets: new RegExp(
    [
      '^(features/(dashboard|messages|notifications)/',
      'features/support-chat/components/SupportForm',
      'entities/(interview|job|position|search)/|shared/ui/(QrCode|ConfirmDialog|HoverTooltip)',
      'app/layouts/EndedSessionSheet)',
    ].join('|'),
  ),
} as const;
type LaterFile = keyof typeof LATER;
const LATER_FILES = Object.keys(LATER) as LaterFile[];

/** Texts that the pages of a journey need at once, by namespace. Each other namespace has a file of its own in each language. */
const TEXTS = {
  first: ['i18n', 'landing'],
  'signed-in': [
    ...['clock', 'dashboard', 'hiring', 'engagement', 'interview', 'job', 'messages', 'notifications', 'position'],
    ...['search', 'session'],
  ],
  seeker: ['ai-jobs', 'applications', 'job-search', 'my-applications', 'interviews/request', 'saved-searches'],
  records: ['calendar', 'rewards', 'salary'],
  employer: ['employer-dashboard', 'hire-form', 'interviews/answers', 'manage-job'],
  instant: [
    'attendance',
    'instant-work/availability',
    'instant-work/engagements',
    'instant-work/job-form',
    'instant-work/jobs',
    'instant-work/requests',
    'payment',
    'instant-work/given-work',
  ],
} as const;

/** Returns the file of a locale file: `<group>-<language>`, or null if it belongs to no group. */
function findTextFile(path: string): string | null {
  const [, namespace = '', language = ''] = /^\w+\/([\w/-]+)\/locales\/(\w+)\.json$/.exec(path) ?? [];
  const group = Object.entries(TEXTS).find(([, namespaces]) => (namespaces as readonly string[]).includes(namespace));
  return group ? `${group[0]}-${language}` : null;
}

/** Later parts that only the pages of a journey open: they may share modules with its pages. */
const OWN_SHEETS: Readonly<Partial<Record<Journey, LaterFile>>> = {
  seeker: 'seeker-sheets',
  employer: 'employer-sheets',
  instant: 'instant-sheets',
  'instant-post': 'instant-post-sheets',
  admin: 'admin-sheets',
  // the profile menu shows the content of a work record as its page does
  verify: 'account',
};

/**
 * A journey of guests who open one page. Modules that it shares with other journeys stay in the files of those
 * journeys, so that these get no heavier.
 */
const RARE: Journey = 'verify';
const withoutRare = (journeys: ReadonlySet<Journey> | undefined): ReadonlySet<Journey> | undefined =>
  journeys && journeys.size > 1 ? new Set([...journeys].filter((journey) => journey !== RARE)) : journeys;

/** Number of daily journeys from which on a shared module is in the file of every signed-in page. */
const SEVERAL = 2;
/** Number of daily journeys from which on a library of forms that they draw at once is in that file as well. */
const MOST = 3;

/**
 * Returns the file of a module that the pages of these journeys draw at once. A module and all its imports are in the
 * same file or in an earlier one of this order: `common`, `forms`, `shell`, `employer-shared`, `parts`,
 * `accepted-work`, `checks`, those of one journey, and those of later parts.
 */
function nameFile(id: string, journeys: ReadonlySet<Journey>, later: readonly LaterFile[]): string | null {
  const daily = DAILY.filter((journey) => journeys.has(journey));
  if (CHECKS.test(id) && daily.length < MOST) return 'checks';
  const [only] = journeys;
  if (only !== undefined && journeys.size === 1 && later.every((file) => file === OWN_SHEETS[only])) return only;
  if (COMMON.some((journey) => journeys.has(journey))) return 'common';
  if (journeys.has('sign-up')) return 'forms';
  if (daily.length >= SEVERAL) return 'shell';
  if (daily.length > 0 && [...journeys].every((journey) => ON_ACCEPTED_WORK.includes(journey))) return 'accepted-work';
  if (daily.length === 0) return 'parts';
  // menus and windows of the library: employers see them at once, others in sheets only; the share of others is 5 kB
  return daily[0] === 'employer' ? 'employer-shared' : 'shell';
}

/** Returns the file of a module of the first page: its own, or the one shared with other pages. */
const nameFileOfFirstPage = (journeys: ReadonlySet<Journey> | undefined): string | null =>
  journeys ? 'common' : 'home';

/** The file of a module that only these later parts need. */
const nameLaterFile = ([only, ...others]: readonly LaterFile[]): string | null =>
  only === undefined || others.length === 0 ? (only ?? null) : 'sheets';

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
  const pathOf = (id: string) => relative(source, id).split(sep).join('/');

  /** Modules that are loaded with these. */
  const findLoaded = (entries: readonly string[], graph: ModuleGraph): Set<string> => {
    const loaded = new Set(entries);
    // iterating a set also visits entries that are added during the loop
    for (const id of loaded) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) loaded.add(next);
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
    return [...entries].filter((id) => !starts.includes(id) && id.startsWith(source + sep));
  };
  const arrange = (graph: ModuleGraph) => {
    const first = findLoaded([...starts, join(source, HOME_PAGE)], graph);
    const entries = findEntries(graph);
    const lost = new Set(entries.filter((id) => !first.has(id)));
    const journeysOf = new Map<string, Set<Journey>>();
    for (const [journey, pattern] of Object.entries(JOURNEYS) as [Journey, RegExp][]) {
      const pages = routes.filter(({ route }) => pattern.test(route)).flatMap(({ modules }) => modules);
      const parts = entries.filter((id) =>
        PARTS_OF_JOURNEYS.some(([owner, pattern]) => owner === journey && pattern.test(pathOf(id))),
      );
      const own = [...pages.map((module) => join(source, module)), ...parts];
      for (const id of own) lost.delete(id);
      for (const id of findLoaded(own, graph)) journeysOf.set(id, (journeysOf.get(id) ?? new Set()).add(journey));
    }
    const laterOf = new Map<string, LaterFile[]>();
    for (const id of [...lost]) {
      const file = LATER_FILES.find((name) => LATER[name].test(pathOf(id)));
      if (!file) continue;
      lost.delete(id);
      for (const loaded of findLoaded([id], graph)) {
        const files = laterOf.get(loaded) ?? [];
        if (!files.includes(file)) laterOf.set(loaded, [...files, file]);
      }
    }
    if (lost.size > 0)
      throw new Error(`Name a file in scripts/script-files.ts for ${[...lost].map(pathOf).join(', ')}.`);
    return { early: findLoaded(starts.slice(0, 1), graph), first, journeysOf, laterOf };
  };

  let arranged: ReturnType<typeof arrange> | undefined;
  return (id, graph) => {
    arranged ??= arrange(graph);
    const { early, first, journeysOf, laterOf } = arranged;
    if (id === vendor) return 'base';
    if (id === start) return 'first';
    if (starts.includes(id)) return null;
    if (id.startsWith('\0rolldown/runtime')) return 'early';
    if (id.endsWith('.json')) return findTextFile(pathOf(id));
    if (early.has(id) || id.includes('vite/preload-helper')) return 'early';
    if (first.has(id) && !FIRST_PAGE.test(id) && !ON_LATER_PAGES.some((later) => later.test(id)))
      return /\/node_modules\/|\0/.test(id) && !id.includes('/@mui/icons-material/') ? 'base' : 'first';
    if (FIRST_PAGE.test(id) && first.has(id)) return nameFileOfFirstPage(withoutRare(journeysOf.get(id)));
    const journeys = withoutRare(journeysOf.get(id));
    const later = laterOf.get(id) ?? [];
    if (journeys) return nameFile(id, journeys, later);
    return CHECKS.test(id) ? 'checks' : nameLaterFile(later);
  };
}
