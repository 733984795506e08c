import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@nukkad/contract/languages';
import { build, type Plugin } from 'vite';

export const SERVICE_WORKER = 'service-worker.js';

/** Returns the texts of a notification for an unreadable message, by language. */
const unreadableTexts = (root: string): Record<string, object> =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const file = join(root, 'src', 'entities', 'push', 'locales', `${language}.json`);
      return [language, (JSON.parse(readFileSync(file, 'utf8')) as { unreadable: object }).unreadable];
    }),
  );

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
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        mode: 'production',
        resolve: { conditions: ['@nukkad/source', 'module', 'browser'] },
        define: {
          BUILD_FILES: JSON.stringify(files),
          BUILD_ID: JSON.stringify(createHash('sha256').update(files.join()).digest('hex').slice(0, 12)),
          UNREADABLE_PUSH: JSON.stringify(unreadableTexts(root)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(root, 'service-worker', 'service-worker.ts'),
            output: { format: 'iife', entryFileNames: SERVICE_WORKER },
          },
        },
      });
    },
  };
}
