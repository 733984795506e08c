import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { leaveOut } from './leave-out';
import { LIBRARIES, requireReviewed } from './plugin';

const FRONTEND = join(__dirname, '..', '..');
const SOURCES = join(FRONTEND, 'src');
const MODULES = join(FRONTEND, '..', 'node_modules');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');
/** Modules that a browser loads. */
const modules = files.filter((path) => /\.tsx?$/.test(path) && !/\.spec\.|^app\/server\/|\/testing\//.test(path));

/** Returns the modules with a text that matches, as `<path>: <text>`. */
const find = (pattern: RegExp) =>
  modules.flatMap((path) =>
    [...read(path).matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(([text]) => `${path}: ${text}`),
  );

/** Returns the names that browsers' modules import from a library. */
const importedFrom = (library: string) => {
  const pattern = new RegExp(`import (?!type\\b)([^;]*?) from '${library}'`, 'g');
  const names = modules.flatMap((path) =>
    [...read(path).matchAll(pattern)].flatMap(([, list = '']) => list.replace(/[{}]/g, '').split(',')),
  );
  const values = names
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name && !name.startsWith('type '));
  return [...new Set(values)].toSorted();
};

describe('the parts of libraries that the build leaves out', () => {
  it.each(LIBRARIES)('exist in the installed version of $name, which is the reviewed one', (library) => {
    const { name, path, mark, parts } = library;
    const folder = join(MODULES, path);
    const candidates = path.endsWith('.js')
      ? [folder]
      : readdirSync(folder)
          .filter((file) => file.endsWith('.mjs'))
          .map((file) => join(folder, file));
    const code = candidates.map((file) => readFileSync(file, 'utf8')).find((text) => text.includes(mark));
    requireReviewed(library, code ?? '');
    expect(() => requireReviewed(library, `${code} `)).toThrow(`${name} was updated`);
    expect(leaveOut(code ?? '', name, parts).length).toBeLessThan(code?.length ?? 0);
  });

  it('of the router are not needed by the names that pages import', () => {
    const known = [
      ...['Link', 'NavigationType', 'Outlet', 'RouterProvider', 'ScrollRestoration', 'UNSAFE_DataRouterContext'],
      ...['createBrowserRouter', 'useLocation', 'useNavigate', 'useNavigation', 'useNavigationType', 'useParams'],
      ...['useRouteError', 'useSearchParams'],
    ];
    expect(importedFrom('react-router-dom').filter((name) => !known.includes(name))).toEqual([]);
    expect(find(/\bviewTransition\b|<\w*Link[^>]* mask=|\bnavigate\([^)]*\bmask:|\blazy: \{/)).toEqual([]);
    expect(read('app/router.tsx')).not.toMatch(
      /\b(loader|action|middleware|shouldRevalidate|patchRoutesOnNavigation)\b/,
    );
  });

  it('of React are not needed by its names that pages import, by elements of documents or by forms', () => {
    const react = /^(Activity|ViewTransition|SuspenseList|unstable_\w+|useActionState|addTransitionType)$/;
    expect(importedFrom('react').filter((name) => react.test(name))).toEqual([]);
    expect(importedFrom('react-dom')).toEqual(['createPortal']);
    // in a picture a title is an element as others are
    const inPictures = find(/<title>/);
    expect(inPictures).toEqual(['features/job-search/components/NearbyDot.tsx: <title>']);
    expect(find(/(?<![\w`'"])<(html|head|body|meta|link|style|script|[a-z]+-[a-z-]+)[ >]/)).toEqual([]);
    expect(find(/<Fragment[^>]* ref=|<form[^>]* action=|\bformAction\b|\bcomponentStack\b/)).toEqual([]);
  });

  it('of i18next are not needed by options of texts or by the form of texts', () => {
    const options =
      /\b(returnObjects|returnDetails|joinArrays|skipInterpolation|postProcess|keyPrefix|ordinal)\??[:,}]/;
    expect(find(options)).toEqual([]);
    // the context of a text, its language, or another form of parameters
    expect(find(/\bt\([^()]*\b(context|lng|interpolation|defaultValue)\b *[:,}]|useTranslation\([^)]*\blng\b/)).toEqual(
      [],
    );
    // a text in the code instead of a missing one
    expect(find(/\bt\('[^']*', *['"`]/)).toEqual([]);
    expect(find(/\bi18n\b[^=\n]*\} = useTranslation\(/)).toEqual([]);
    const texts = files.filter((path) => path.endsWith('.json'));
    // nested, formatted and escaped texts, and paths in parameters or names
    expect(texts.filter((path) => /\$t\(|\{\{(-|[^}]*[,.])|"[^"]*\.[^"]*":/.test(read(path)))).toEqual([]);
  });
});
