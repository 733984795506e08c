import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { BRAND } from '@nukkad/domain/brand';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const MANIFEST = 'manifest.webmanifest';
/** Files that are text; pictures and fonts are compressed in themselves. */
const TEXT_FILE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
/** Below this a file fits into the packets that carry the headers of its answer. */
const COMPRESSED_FROM_BYTES = 1000;

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
          .filter((file) => /anek-latin-core-[^/]+\.woff2$/.test(file))
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

/** Puts a Brotli (.br) and a gzip (.gz) form beside each text file, as small as they get: the server sends these. */
function compressTexts(): Plugin {
  const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
  const compress = async (file: string): Promise<void> => {
    const content = await readFile(file);
    if (content.length < COMPRESSED_FROM_BYTES) return;
    // Brotli's quality is its best (11) unless told otherwise
    const [br, gz] = await Promise.all([brotli(content), gzipped(content, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  };
  return {
    name: 'compress-texts',
    apply: 'build',
    writeBundle: {
      order: 'post', // when the other plugins have written theirs
      sequential: true,
      handler: async ({ dir = '' }) => {
        const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
        const served = files.filter((file) => TEXT_FILE.test(file) && !file.startsWith('.'));
        await Promise.all(served.map((file) => compress(join(dir, file))));
      },
    },
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
    plugins: [react(), brand(), withoutRipple(), preloadLatinFace(), compressTexts()],
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
