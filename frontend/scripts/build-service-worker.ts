import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@nukkad/contract/languages';
import { build, type InlineConfig, type Plugin } from 'vite';

export const SERVICE_WORKER = 'service-worker.js';

/** Returns the texts of a notification for an unreadable message, by language. */
const unreadableTexts = (root: string): Record<string, object> =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const file = join(root, 'src', 'entities', 'push', 'locales', `${language}.json`);
      return [language, (JSON.parse(readFileSync(file, 'utf8')) as { unreadable: object }).unreadable];
    }),
  );

/** Returns the bytes of our own part of the worker: minified, without its libraries and without the names of the files. */
async function measureOwnPart(root: string, define: Record<string, string>): Promise<number> {
  const built = await build({
    ...sharedConfig(root),
    define: { ...define, BUILD_FILES: '[]' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: workerSource(root), external: /^workbox-/, output: { format: 'es' } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? Buffer.byteLength(file.code) : 0), 0);
}

const workerSource = (root: string): string => join(root, 'service-worker', 'service-worker.ts');

const sharedConfig = (root: string): InlineConfig => ({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  mode: 'production',
  resolve: { conditions: ['@nukkad/source', 'module', 'browser'] },
});

/**
 * Builds `service-worker/` into one script beside the documents, after the files of the application, with their names. A worker has the
 * scope of its folder, so its name has no hash.
 */
export function buildServiceWorker(root: string): Plugin {
  return {
    name: 'build-service-worker',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .map((file) => file.slice('assets/'.length))
        .sort();
      const define = {
        BUILD_FILES: JSON.stringify(files),
        BUILD_ID: JSON.stringify(createHash('sha256').update(files.join()).digest('hex').slice(0, 12)),
        UNREADABLE_PUSH: JSON.stringify(unreadableTexts(root)),
        'process.env.NODE_ENV': '"production"',
      };
      await build({
        ...sharedConfig(root),
        define,
        build: {
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: workerSource(root),
            output: { format: 'iife', entryFileNames: SERVICE_WORKER },
          },
        },
      });
      // for `bundle-size.mjs`
      const weight = { ownBytes: await measureOwnPart(root, define) };
      writeFileSync(join(dir, '.vite', 'service-worker.json'), JSON.stringify(weight));
    },
  };
}
