import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSupportedBrowsers } from '../supported-browsers';
import { I18NEXT } from './i18next';
import { leaveOut } from './leave-out';
import { MUI_VALUES, replaceValues, REVIEWED_VERSION } from './mui';
import { LIBRARIES, requireReviewed } from './plugin';
import { theme } from '../../src/shared/theme/theme';

const FRONTEND = join(__dirname, '..', '..');
const SOURCES = join(FRONTEND, 'src');
const CLIENT = join(FRONTEND, '..', 'libs', 'api-client', 'src');
const MODULES = join(FRONTEND, '..', 'node_modules');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');
const clientFiles = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).map((path) =>
  relative(SOURCES, join(CLIENT, path)),
);
/** Modules that a browser loads. */
const modules = [...files, ...clientFiles].filter(
  (path) => /\.tsx?$/.test(path) && !/\.spec\.|^app\/server\/|\/testing\//.test(path),
);

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
    const candidates = !path.endsWith('/')
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
    // methods of the instance and of its store
    const methods = (I18NEXT.uncalled ?? []).flatMap((name) => /^(?:I18n|ResourceStore)\/(\w+)$/.exec(name)?.[1] ?? []);
    expect(methods).toContain('reloadResources');
    expect(find(new RegExp(`\\bi18n(?:[.]store)?[.](${methods.join('|')})\\b`))).toEqual([]);
    const texts = files.filter((path) => path.endsWith('.json'));
    // nested, formatted and escaped texts, and paths in parameters or names
    expect(texts.filter((path) => /\$t\(|\{\{(-|[^}]*[,.])|"[^"]*\.[^"]*":/.test(read(path)))).toEqual([]);
  });

  it('of Redux Toolkit are not needed by the names that pages import, or by slices', () => {
    expect(importedFrom('@reduxjs/toolkit')).toEqual(['combineReducers', 'configureStore', 'createSlice']);
    expect(importedFrom('@reduxjs/toolkit/query')).toEqual(['skipToken']);
    expect(importedFrom('@reduxjs/toolkit/query/react')).toEqual(['createApi', 'fetchBaseQuery', 'skipToken']);
    expect(importedFrom('immer')).toEqual([]);
    const slices = find(/createSlice\(\{[^;]*?\n\}\);/).join('\n');
    expect(slices).toContain('name:');
    expect(slices).not.toMatch(/extraReducers|reducers: \(|prepare|new (Map|Set)\(/);
    expect(find(/getDefaultMiddleware|extraArgument|thunk: /)).toEqual([]);
  });

  it('of RTK Query are not needed by endpoints, or by uses of their entries', () => {
    const api = modules.filter((path) => /(enhance|inject)Endpoints|createApi\(|pagedEndpoint/.test(read(path)));
    expect(api.length).toBeGreaterThan(20);
    const options = [
      ...[
        'onCacheEntryAdded',
        'extractRehydrationInfo',
        'serializeQueryArgs',
        'structuralSharing',
        'merge',
        'maxPages',
      ],
      ...['getPreviousPageParam', '\\w*[sS]chema', 'catchSchemaFailure'],
    ];
    const option = new RegExp(`\\b(${options.join('|')})\\b *[:(]`);
    expect(api.filter((path) => option.test(read(path)))).toEqual([]);
    const members = [
      ...['undo', 'patches', 'inversePatches', 'patchQueryData', 'prefetch', 'resetApiState', 'selectAllQueryEntries'],
      ...[
        'selectEntriesForEndpoint',
        'selectCachedArgsForQuery',
        'getRunning\\w+',
        'match(Pending|Fulfilled|Rejected)',
      ],
      ...['fetchPreviousPage', 'hasPreviousPage', 'isFetchingPreviousPage', 'usePrefetch'],
    ];
    expect(find(new RegExp(`[.](${members.join('|')})\\b|[{,] *(fetchPreviousPage|hasPreviousPage)\\b`))).toEqual([]);
    expect(find(/\b(fixedCacheKey|setupListeners)\b|\brefetchOn(Focus|Reconnect): true/)).toEqual([]);
  });

  it('of the prefixes of styles are not needed by the supported browsers', () => {
    // the versions for which the prefixes were reviewed
    expect(readSupportedBrowsers(FRONTEND).map(({ name, version }) => `${name} ${version}`)).toEqual([
      ...['chrome 111', 'edge 111', 'firefox 114', 'safari 16.4', 'ios_saf 16.4', 'samsung 22'],
    ]);
    expect(find(/image-set\(|(width|height|Size): '(stretch|fill-available)'/i)).toEqual([]);
  });

  it('of MUI have one value with the theme, in the reviewed version', () => {
    for (const name of ['material', 'system'])
      expect(JSON.parse(readFileSync(join(MODULES, '@mui', name, 'package.json'), 'utf8'))).toMatchObject({
        version: REVIEWED_VERSION,
      });
    const code = readFileSync(join(MODULES, '@mui/material/Paper/Paper.mjs'), 'utf8');
    expect(replaceValues(code).code).not.toMatch(/theme\.vars (\|\||&&|\?)/);
    expect(Object.keys(MUI_VALUES).length).toBeGreaterThan(10);
    expect(theme.vars).toBeDefined();
    expect([theme.palette.mode, (theme as { focusVisible?: unknown }).focusVisible]).toEqual(['light', undefined]);
    expect(find(/modularCssLayers|enableCssLayer|focusVisible: |disableRipple=\{false\}/)).toEqual([]);
  });
});
