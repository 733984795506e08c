import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BRAND } from '@nukkad/contract/platform/brand';
import { LANGUAGES } from '@nukkad/contract/languages';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildServiceWorker } from './scripts/build-service-worker.ts';
import { oldBrowserNotice } from './scripts/old-browser-notice.ts';
import { productionRouter } from './scripts/production-router.ts';
import {
  findRouteFiles,
  readFramedFirstPage,
  readRoutes,
  type RouteParts,
  type ScriptFiles,
} from './scripts/route-files.ts';
import { assignScriptFiles } from './scripts/script-files.ts';
import { muiValues } from './scripts/unused-parts/mui.ts';
import { unusedParts } from './scripts/unused-parts/plugin.ts';
import { splitCalls } from './scripts/split-calls.ts';
import { splitSchemas } from './scripts/split-schemas.ts';
import { buildTarget, readSupportedBrowsers } from './scripts/supported-browsers.ts';

const MANIFEST = 'manifest.webmanifest';
/** The names of the files that are loaded on every page, beside the entry and what it imports. */
const FILES_OF_EVERY_PAGE = ['base', 'first', 'rolldown-runtime'];

/** Puts the product's name where the files in which browsers look for it say %BRAND%. */
function brand(): Plugin {
  const named = (text: string): string => text.replaceAll('%BRAND%', BRAND);
  const complete = (html: string): string =>
    named(html.replace('%OLD_BROWSER%', oldBrowserNotice(import.meta.dirname)));
  return {
    name: 'brand',
    transformIndexHtml: { order: 'pre', handler: complete },
    configureServer: ({ config, middlewares }) => {
      middlewares.use(`/${MANIFEST}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(named(readFileSync(join(config.publicDir, MANIFEST), 'utf8')));
      });
    },
    writeBundle: ({ dir = '' }) => {
      const file = join(dir, MANIFEST);
      writeFileSync(file, named(readFileSync(file, 'utf8')));
    },
  };
}

/** The Latin face is on every page: fetching it with the style sheet keeps the text from changing under the reader. */
function preloadLatinFace(): Plugin {
  return {
    name: 'preload-latin-face',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /anek-latin-core-[^/]+\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** The files of every page are asked for by the one that starts it: fetching them with it saves a round trip. */
function preloadFilesOfEveryPage(): Plugin {
  return {
    name: 'preload-files-of-every-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === 'chunk' && FILES_OF_EVERY_PAGE.includes(file.name))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href: `/${fileName}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

/**
 * Writes which scripts each route loads before its content is drawn, by language, for `scripts/bundle-size.mjs` and the
 * server, and which ones the first page loads with the parts of its frame.
 */
function listRouteFiles(): Plugin {
  return {
    name: 'list-route-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files: ScriptFiles = Object.fromEntries(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk'
            ? [
                [
                  file.fileName,
                  {
                    imports: file.imports,
                    modules: file.moduleIds.map((id) => relative(import.meta.dirname, id)),
                  },
                ] as const,
              ]
            : [],
        ),
      );
      const write = (name: string, routes: readonly RouteParts[]): void => {
        const lists = routes.map((parts) => [
          parts.route,
          Object.fromEntries(LANGUAGES.map((language) => [language, findRouteFiles(files, parts, language)])),
        ]);
        const content = JSON.stringify(Object.fromEntries(lists));
        this.emitFile({ type: 'asset', fileName: `.vite/${name}.json`, source: content });
      };
      const source = join(import.meta.dirname, 'src');
      write('routes', readRoutes(source));
      write('framed-pages', [readFramedFirstPage(source)]);
    },
  };
}

/** Parts of libraries that no page uses and that their packages cannot leave out, with what stands in for them. */
const STAND_INS: readonly { source: RegExp; importer: RegExp; code: string }[] = [
  // the theme switches the library's ripple off everywhere
  { source: /\/TouchRipple\.mjs$/, importer: /\/ButtonBase\.mjs$/, code: 'export default () => null;' },
  // for `withTheme`, which nobody calls; it brings two copies of react-is along
  { source: /^hoist-non-react-statics$/, importer: /\/@emotion\//, code: 'export default (target) => target;' },
  // the theme stands around everything: these would make the library's own, twice, for where there is none
  { source: /\/defaultTheme\.mjs$/, importer: /\/@mui\/material\//, code: 'export default {};' },
  { source: /\/styles\/index\.mjs$/, importer: /\/Box\/Box\.mjs$/, code: 'export const createTheme = () => ({});' },
  // the theme has its own list of properties of `sx`
  { source: /\/defaultSxConfig\.mjs$/, importer: /\/@mui\/system\//, code: 'export default {};' },
  // for parts without a theme around them
  {
    source: /\/createTheme\/index\.mjs$/,
    importer: /\/@mui\/system\/(createStyled|useTheme)\//,
    code: 'export default () => ({});',
  },
  // asks whether a merged part is an element, which is merged as a whole; ours are functions at most
  {
    source: /^react-is$/,
    importer: /\/@mui\/utils\/deepmerge\/deepmerge\.mjs$/,
    code: "export const isValidElementType = (value) => typeof value === 'function';",
  },
  // names every attribute of HTML; on plain elements the library sets these four beside attributes
  {
    source: /^@emotion\/is-prop-valid$/,
    importer: /\/@emotion\/styled\//,
    code: "const OWN = ['theme', 'sx', 'as', 'ownerState']; export default (name) => !OWN.includes(name);",
  },
  // for versions of React before 18
  {
    source: /^use-sync-external-store\/shim/,
    importer: /\/node_modules\//,
    code: "export { useSyncExternalStore } from 'react';",
  },
];

/** Keeps the code of what nobody uses out of the first visit. */
function standIns(): Plugin {
  const NAME = '\0stand-in-';
  return {
    name: 'stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const index = STAND_INS.findIndex((part) => part.source.test(source) && part.importer.test(importer));
      return index < 0 ? null : `${NAME}${index}`;
    },
    load: (id) => (id.startsWith(NAME) ? (STAND_INS[Number(id.slice(NAME.length))]?.code ?? null) : null),
  };
}

export default defineConfig(({ command, isSsrBuild }) => {
  // what is served is made for production, whatever the environment of whoever builds it says
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    // a build prints warnings and errors only; the development server prints its address
    logLevel: command === 'build' ? 'warn' : 'info',
    plugins: isSsrBuild
      ? [react(), standIns(), productionRouter(import.meta.dirname), muiValues(import.meta.dirname)]
      : [
          react(),
          brand(),
          splitCalls(join(import.meta.dirname, '..', 'libs', 'api-client', 'src')),
          splitSchemas({ '@nukkad/contract/': join(import.meta.dirname, '..', 'libs', 'contract', 'src') }),
          standIns(),
          productionRouter(import.meta.dirname),
          unusedParts(),
          muiValues(import.meta.dirname),
          preloadLatinFace(),
          preloadFilesOfEveryPage(),
          listRouteFiles(),
          buildServiceWorker(import.meta.dirname),
        ],
    // the texts of a file are taken as a whole
    json: { namedExports: false },
    resolve: { conditions: ['@nukkad/source', 'module', 'browser', 'development|production'] },
    // the renderer of documents needs nothing beside itself, and draws what the built application draws
    ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    ssr: { noExternal: true, resolve: { conditions: ['@nukkad/source', 'module', 'node', 'development|production'] } },
    server: {
      host: '127.0.0.1',
      proxy:
        command === 'serve'
          ? Object.fromEntries(
              ['/api', '/oidc', '/dev'].map((path) => [path, process.env['API_URL'] ?? 'http://127.0.0.1:3000']),
            )
          : {},
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      manifest: !isSsrBuild,
      sourcemap: false,
      reportCompressedSize: false,
      target: buildTarget(readSupportedBrowsers(import.meta.dirname)),
      // the content security policy has no data: fonts, and every supported browser knows modulepreload
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // the first visit as a whole is measured by scripts/bundle-size.mjs
      chunkSizeWarningLimit: 700,
      rolldownOptions: isSsrBuild
        ? {}
        : {
            output: {
              // the first visit names every page and every file of texts: a letter less for each is worth its bytes
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  {
                    name: assignScriptFiles(import.meta.dirname, readRoutes(join(import.meta.dirname, 'src'))),
                    debugName: 'script-files',
                  },
                ],
              },
            },
          },
    },
  };
});
