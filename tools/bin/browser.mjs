import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** The first one renders no window, and needs a fifth less processor time. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium 150 forgets an emulated loss of the network when the page is loaded again; 156 does not. */
const OLDEST_VERSION = 156;

function isRecent(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)\.\d/.exec(stdout ?? '')?.[1] ?? 0) >= OLDEST_VERSION;
}

/** Returns the named browser, otherwise the first recent one of the system, otherwise that of Playwright. */
const standing = () =>
  [process.env.CHROMIUM_PATH, ...KNOWN, chromium.executablePath()].find(
    (path) => path && existsSync(path) && (!KNOWN.includes(path) || isRecent(path)),
  );

/** Tries one way to install a browser; silent when it does not exist here. */
function attempt(command, args) {
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return standing();
}

/**
 * Returns the path of a recent Chromium; installs one if the machine has none. Throws with the remedy if none is
 * available.
 */
export function findBrowser() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return attempt(command, rest);
  };
  const found =
    standing() ??
    attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium']) ??
    (apt(['update']), apt(['install', '-y', '--no-install-recommends', 'chromium-headless-shell'])) ??
    apt(['install', '-y', '--no-install-recommends', 'chromium']);
  if (!found)
    throw new Error('No browser was found and none could be installed: install Chromium, or set CHROMIUM_PATH.');
  return found;
}

// for the configuration of Playwright, which is not asynchronous
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(standing() ?? '');
