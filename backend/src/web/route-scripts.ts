import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@nukkad/contract/languages';

/** Scripts that each route loads before its content is drawn, by route and language, as the build writes them. */
type ScriptsOfRoutes = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

/** The section that opens where an address names none. */
const FIRST_SECTIONS: Readonly<Record<string, string>> = { '/job-seeker': 'request-interview' };
/** The first address shows a signed-in person this page. */
const HOME = '/job-seeker';

/**
 * The page of the first address decides which section a user sees, so its scripts are loaded together with the
 * dashboard's.
 */
const FIRST_PAGE = '/';

interface Route {
  path: RegExp;
  /** The query parameter that names a section, and the section, for pages that have several. */
  section: readonly [parameter: string, name: string] | undefined;
  scripts: Readonly<Record<Language, readonly string[]>>;
}

function readRoute([key, scripts]: [string, Route['scripts']]): Route {
  const [path = '', query] = key.split('?');
  const [parameter, name] = query?.split('=') ?? [];
  return {
    path: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`, 'i'),
    section: parameter !== undefined && name !== undefined ? [parameter, name] : undefined,
    scripts,
  };
}

/** Lists the scripts that the page at an address will load, so that its document can name them. */
export class RouteScripts {
  private readonly routes: readonly Route[];
  private readonly firstPage: Partial<Route['scripts']>;

  constructor(scripts: ScriptsOfRoutes) {
    this.firstPage = scripts[FIRST_PAGE] ?? {};
    this.routes = Object.entries(scripts)
      .filter(([key]) => key !== FIRST_PAGE && !key.includes('*'))
      .map(readRoute);
  }

  /** Reads the routes that the front end's build wrote to `folder`; without a build there are none. */
  static read(folder: string): RouteScripts {
    const file = join(folder, '.vite', 'routes.json');
    return new RouteScripts(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScriptsOfRoutes) : {});
  }

  /**
   * Returns the scripts of the page that a signed-in user sees at an address: those of its section, or those shared by
   * all sections if the section is unknown.
   */
  find(path: string, query: Readonly<Record<string, unknown>>, language: Language): readonly string[] {
    const page = path === FIRST_PAGE ? HOME : path;
    const candidates = this.routes.filter((route) => route.path.test(page));
    const named = candidates.find(({ section }) => section && query[section[0]] === section[1]);
    const first = candidates.find(({ section }) => section && FIRST_SECTIONS[page.toLowerCase()] === section[1]);
    const [one, ...others] = named || first ? [named ?? first] : candidates;
    const scripts = (one?.scripts[language] ?? []).filter((script) =>
      others.every((other) => other?.scripts[language].includes(script)),
    );
    const beside = path === FIRST_PAGE ? (this.firstPage[language] ?? []) : [];
    return [...new Set([...scripts, ...beside])];
  }
}
