import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@nukkad/domain/brand';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const MANIFEST = 'manifest.webmanifest';

/** Puts the product's name where the files in which browsers look for it say %BRAND%. */
function brand(): Plugin {
  const named = (text: string): string => text.replaceAll('%BRAND%', BRAND);
  return {
    name: 'brand',
    transformIndexHtml: { order: 'pre', handler: named },
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
          .filter((file) => /anek-latin-latin-wght-normal-[^/]+\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** The theme switches the library's ripple off everywhere; this keeps its code out of the first visit as well. */
function withoutRipple(): Plugin {
  return {
    name: 'without-ripple',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/TouchRipple.mjs') && importer?.endsWith('/ButtonBase.mjs') ? '\0without-ripple' : null,
    load: (id) => (id === '\0without-ripple' ? 'export default () => null;' : null),
  };
}

/** What every page needs: one file compresses better and arrives sooner than the eighteen that default splitting makes. */
const ON_EVERY_PAGE = [
  /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|react-redux|redux|reselect|immer|i18next|react-i18next)\//,
  /node_modules\/(@reduxjs\/toolkit|@emotion\/[^/]+|@mui\/(system|styled-engine|private-theming)|stylis|clsx)\//,
  /node_modules\/@mui\/material\/(styles|Box|Typography|SvgIcon|GlobalStyles|CssBaseline|DefaultPropsProvider|zero-styled)\//,
];

export default defineConfig(({ command }) => {
  // what is served is made for production, whatever the environment of whoever builds it says
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [react(), brand(), withoutRipple(), preloadLatinFace()],
    resolve: { conditions: ['@nukkad/source', 'module', 'browser', 'development|production'] },
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
      manifest: true,
      sourcemap: false,
      target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
      // the content security policy has no data: fonts, and every supported browser knows modulepreload
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // the first visit as a whole is measured by scripts/bundle-size.mjs
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'base', test: (id: string) => ON_EVERY_PAGE.some((pattern) => pattern.test(id)) }],
          },
        },
      },
    },
  };
});
