import { join, relative, sep } from 'node:path';

/** Reads the modules of a build by their id. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

const EMPTY = { importedIds: [], dynamicallyImportedIds: [] };

/** Modules of the first file of a page, which fetches the others. */
const STARTS = ['main.ts', 'vendor.ts', 'start.tsx'];
const HOME_PAGE = 'app/routes/HomePage.tsx';

/**
 * Reached from the first file through modules that name everything of their package, and asked for by later pages alone:
 * components of the library beyond the few that every page has, and what they are made of.
 */
const ON_LATER_PAGES = [
  /@mui\/material\/(?!(styles|colors|Box|Typography|SvgIcon|GlobalStyles|DefaultPropsProvider|zero-styled|className|transitions|utils)\/)/,
  /@mui\/system\/(useMediaQuery|useThemeProps|RtlProvider)\//,
  /@mui\/utils\/(use(?!EnhancedEffect|ForkRef)[A-Z]|ownerWindow|debounce|isHostComponent)/,
];

/** The page of the first visit; what it shares with other pages is on the first visit as well. */
const FIRST_PAGE = /\/src\/(app\/routes\/HomePage|features\/landing\/)/;

/**
 * Journeys, and the modules that the first page of each imports dynamically, as patterns of paths below `src`. All pages of a journey
 * share a file: the first one fetches it, and the next ones need no request.
 */
const ENTRIES = {
  home: /^(app\/routes\/HomePage|features\/landing\/)/,
  site: /^(app\/routes\/(Details|Info|Marketing|NotFound|Plans|Pricing|Timeline)Page|shared\/theme\/component-overrides)/,
  'public-job': /^app\/(routes\/PublicJobPage|preloaded-data)/,
  // on every page
  support: /^features\/support-chat\/components\/SupportChat\./,
  'how-matching-works': /^app\/routes\/HowMatchingWorksPage/,
  'sign-up': /^(app\/routes\/(SignIn|SignUp)Page|features\/signup\/)/,
  shell:
    /^(app\/(layouts\/SignedInParts|routes\/SeekerDashboardPage|resume-writes|leave-page)|shared\/theme\/component-overrides|features\/notifications\/components\/NotificationBell)/,
  seeker: /^(app\/sections\/(AiJobs|JobSearch|MyApplications)Section|features\/request-interview\/)/,
  records: /^features\/(calendar|salary|rewards)\//,
  employer: /^app\/routes\/(EmployerDashboard|ManageJob)Page/,
  instant: /^app\/(routes\/InstantRequestsPage|sections\/(InstantHiringSection|JobRequestsTab))/,
  sheets: new RegExp(
    [
      '^(features/(ai-jobs|availability|dashboard|engagements|messages|notifications|saved-searches|work-given)/',
      'features/support-chat/components/SupportForm',
      'shared/(position|search)/|shared/ui/QrCode',
      'app/(sections/NotificationsTab|layouts/EndedSessionSheet))',
    ].join('|'),
  ),
  'support-request': /^app\/routes\/SupportRequestPage/,
  // its library writes a style element when it is loaded, which fails before `provideConstructedStyles`
  toasts: /^shared\/ui\/toast\//,
  account: /^features\/profile\//,
  // fetched by browsers that lack what it provides
  'older-browsers': /^app\/fallbacks/,
  admin: /^(app\/routes\/AdminPage|features\/admin\/)/,
} as const;
type Journey = keyof typeof ENTRIES;
const JOURNEYS = Object.keys(ENTRIES) as Journey[];

/** Texts that the pages of a journey need at once, by namespace. Each other namespace has a file of its own in each language. */
const TEXTS = {
  first: ['i18n', 'landing'],
  'signed-in': [
    ...['clock', 'dashboard', 'hiring', 'instant-work', 'interviews', 'jobs', 'messages', 'notifications', 'position'],
    ...['search', 'session'],
  ],
  seeker: [
    ...['ai-jobs', 'applications', 'calendar', 'job-search', 'my-applications', 'request-interview', 'rewards'],
    ...['salary', 'saved-searches'],
  ],
  employer: ['employer-dashboard', 'hire-form', 'interview-answers', 'manage-job'],
  instant: ['availability', 'engagements', 'instant-job-form', 'instant-jobs', 'instant-requests', 'work-given'],
} as const;

/** The file of a locale file: `<group>-<language>`, or none of a group. */
function findTextFile(id: string): string | null {
  const [, namespace = '', language = ''] = /\/([\w-]+)\/locales\/(\w+)\.json$/.exec(id) ?? [];
  const group = Object.entries(TEXTS).find(([, namespaces]) => (namespaces as readonly string[]).includes(namespace));
  return group ? `${group[0]}-${language}` : null;
}

/**
 * Files of modules that several journeys import: a module is in the first one that lists a journey of it. A page fetches few modules
 * that it does not need, because the pages with the fewest modules come first.
 */
const SHARED: readonly (readonly [file: string, journeys: readonly Journey[]])[] = [
  ['common', ['home', 'site', 'public-job', 'support']],
  ['forms', ['sign-up']],
  ['shell', ['shell']],
  ['signed-in', ['seeker', 'records']],
  ['work', JOURNEYS],
];

/** The file of a module that these journeys import. */
function nameFile(journeys: readonly Journey[]): string | null {
  const [only, ...others] = journeys;
  if (!only || others.length === 0) return only ?? null;
  return SHARED.find(([, shared]) => shared.some((journey) => journeys.includes(journey)))?.[0] ?? null;
}

/**
 * Assigns the modules below `folder`, the folder of the front end, to script files.
 *
 * A module that every page needs is in `base` (libraries) or `first` (our own), and in `early` if the entry itself imports it: few large
 * files compress better and arrive sooner than many small ones. Every other module is in the file of the journeys that import it.
 * A file imports files that more journeys share, and never the reverse, so that the files of a build form no circle.
 *
 * @returns the name of the file of a module, or null where the bundler decides.
 * @throws {Error} if a module is imported dynamically and belongs to no journey.
 */
export function assignScriptFiles(folder: string): (id: string, graph: ModuleGraph) => string | null {
  const source = join(folder, 'src');
  const starts = STARTS.map((name) => join(source, 'app', name));
  const pathOf = (id: string) => relative(source, id).split(sep).join('/');

  /** Modules that are loaded with these. */
  const findLoaded = (entries: readonly string[], graph: ModuleGraph): Set<string> => {
    const loaded = new Set(entries);
    // a set goes on to what is added while it is walked
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
    const journeysOf = new Map<string, Journey[]>();
    const lost = new Set(entries.filter((id) => !first.has(id)));
    for (const journey of JOURNEYS) {
      const own = entries.filter((id) => ENTRIES[journey].test(pathOf(id)));
      for (const id of own) lost.delete(id);
      for (const id of findLoaded(own, graph)) journeysOf.set(id, [...(journeysOf.get(id) ?? []), journey]);
    }
    if (lost.size > 0)
      throw new Error(`Name a journey in scripts/script-files.ts for ${[...lost].map(pathOf).join(', ')}.`);
    return {
      early: findLoaded(starts.slice(0, 1), graph),
      first,
      journeysOf,
    };
  };

  let arranged: ReturnType<typeof arrange> | undefined;
  return (id, graph) => {
    arranged ??= arrange(graph);
    const { early, first, journeysOf } = arranged;
    if (starts.includes(id)) return null;
    if (id.endsWith('.json')) return findTextFile(id);
    if (early.has(id) || id.includes('vite/preload-helper')) return 'early';
    if (first.has(id) && !FIRST_PAGE.test(id) && !ON_LATER_PAGES.some((later) => later.test(id)))
      return /\/node_modules\/|\0/.test(id) && !id.includes('/@mui/icons-material/') ? 'base' : 'first';
    return nameFile(journeysOf.get(id) ?? []);
  };
}
