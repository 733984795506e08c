import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of browsers in the bundler, by their names in a browserslist. Samsung Internet 22 is Chromium 111. */
const BUNDLER_NAMES: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

interface SupportedBrowser {
  /** The name in a browserslist. */
  name: string;
  /** The first version. */
  version: string;
}

/**
 * The browsers of the front end's `browserslist`, in `folder`: the build, the lint of APIs and the notice for older
 * browsers use them.
 */
export function readSupportedBrowsers(folder: string): SupportedBrowser[] {
  const file = join(folder, 'package.json');
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8')) as { browserslist: string[] };
  return browserslist.map((entry) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (!name || !version) throw new Error(`Write "${entry}" of the browserslist as "name >= version".`);
    return { name, version };
  });
}

/** The target of the build. */
export const buildTarget = (browsers: readonly SupportedBrowser[]): string[] =>
  browsers.flatMap(({ name, version }) => (BUNDLER_NAMES[name] ? [BUNDLER_NAMES[name] + version] : []));
