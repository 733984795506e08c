import { LANGUAGE_PARAMETER, LANGUAGES, type Language } from './languages.js';

/**
 * Who can open the page at an address: every visitor, or signed-in users; other visitors read that the page does not
 * exist.
 */
export type PageAccess = 'public' | 'signed-in';

/** The address of every page, as the front end's router writes it: `:id` is one segment of any text. */
export const PAGES = {
  '/': 'public',
  '/signin': 'public',
  '/signup': 'public',
  '/pricing': 'public',
  '/plans': 'public',
  '/details': 'public',
  '/old-landing': 'public',
  '/timeline': 'public',
  '/how-matching-works': 'public',
  '/verify': 'public',
  '/upi-report/:token': 'public',
  '/jobs/:id': 'public',
  '/terms': 'public',
  '/privacy': 'public',
  '/refund': 'public',
  '/contact': 'public',
  '/career': 'public',
  '/about': 'public',
  '/referral': 'public',
  '/job-seeker': 'signed-in',
  '/employer': 'signed-in',
  '/employer/jobs/:id': 'signed-in',
  '/instant-requests': 'signed-in',
  '/work/start/:token': 'signed-in',
  '/work/end/:token': 'signed-in',
  '/payments/:id': 'signed-in',
  '/statement': 'signed-in',
  '/papers/:id': 'signed-in',
  '/support/:reference': 'signed-in',
  '/admin': 'signed-in',
} as const satisfies Record<string, PageAccess>;

/** Beginning of the names of the caches in which browsers keep the pages of public jobs that a person opened. */
export const JOB_PAGES_CACHE = 'jobs-';

/** Old addresses of pages, with the new ones. */
export const MOVED_PAGES: Readonly<Record<string, string>> = { '/how-lists-are-ordered': '/how-matching-works' };

/**
 * Returns the address of a page in a language. The address without a language is the English page, and in browsers of
 * other languages theirs.
 */
export const pageAddress = (origin: string, path: string, language: Language): string =>
  `${origin}${path}${language === LANGUAGES[0] ? '' : `?${LANGUAGE_PARAMETER}=${language}`}`;

/** Returns the address of the preview picture of a page: `home`, or `jobs/<id>`. */
export const picturePath = (name: string, language: Language): string =>
  `/pictures/${name}.png?${LANGUAGE_PARAMETER}=${language}`;

/** Returns the addresses of the pages of this access. */
export const pagesFor = (access: PageAccess): string[] =>
  Object.entries(PAGES).flatMap(([path, of]) => (of === access ? [path] : []));

/** Returns the pages of this access with a fixed address. */
export const fixedPagesFor = (access: PageAccess): string[] => pagesFor(access).filter((path) => !path.includes(':'));

/** Returns the name of a fixed page's document and of its description. */
export const documentName = (path: string): string => path.slice(1) || 'home';

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}${path === '/' ? '' : '/?'}$`, 'i');

const PATTERNS: Readonly<Record<PageAccess, readonly RegExp[]>> = {
  public: pagesFor('public').map(patternOf),
  'signed-in': pagesFor('signed-in').map(patternOf),
};

/**
 * Returns whether a page of this access is at the path (without query). As in the router, case and one slash at the end
 * do not matter.
 */
export const isPageOf = (path: string, access: PageAccess): boolean =>
  PATTERNS[access].some((pattern) => pattern.test(path));

/** Returns whether a page is at the path (without query), for any visitor. */
export const isPage = (path: string): boolean => isPageOf(path, 'public') || isPageOf(path, 'signed-in');
