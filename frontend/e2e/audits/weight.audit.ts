import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';
import { readRoutes } from '../../scripts/route-files';
import { seedDemoMarket, seedInstantWork } from '../support/market';
import { expect, test, type Visitor } from '../support/product';
import { settled, watchRequests } from '../support/settled';
import { wordsIn } from '../support/words';
import { publicPages } from './public-pages';

const FRONTEND = join(import.meta.dirname, '..', '..');

/** The pages of each visitor, as patterns of routes. A page that several visitors open is measured for each. */
const PAGES: Readonly<Partial<Record<Visitor, RegExp>>> = {
  nobody: /^\/(?!(job-seeker|employer|instant-requests|support|admin)\b)(?!\*)/,
  seeker: /^\/(job-seeker|instant-requests\?tab=(requests|notifications))/,
  employer: /^\/(employer|instant-requests)/,
  staff: /^\/admin\b/,
};

/** Maximum layout shift of a page while it loads, without user input. */
const SHIFT_LIMIT = 0.02;
/** Tolerance above the limit of elements, as a part of it: the lists of the demonstration market vary a little. */
const NODES_SLACK = 0.05;

/**
 * A low-end phone on a mobile network: its slowdown factor, and the bytes per second and latency in milliseconds of its
 * network.
 */
const PHONE = { slowdown: 4, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8, latency: 100 } as const;

const LIMITS_FILE = join(FRONTEND, 'route-weights.json');
type Limits = Record<string, { kB: number; files: number; nodes?: number }>;
const readLimits = (): Limits => JSON.parse(readFileSync(LIMITS_FILE, 'utf8')) as Limits;

/** Measurements of a page from its navigation until it is idle. */
interface Measured {
  /** Scripts that the page requested before its content was visible, and all scripts. */
  early: readonly string[];
  scripts: readonly string[];
  requests: number;
  bytes: number;
  nodes: number;
  cpuSeconds: number;
  contentSeconds: number;
  lcpSeconds: number;
  cls: number;
}

interface PageRecord {
  content: number;
  lcp: number;
  cls: number;
}

/** In the page: records the time at which the content appears, the largest contentful paint, and the layout shifts. */
function recordPage(): void {
  const record = { content: 0, lcp: 0, cls: 0 };
  Object.assign(window, { pageRecord: record });
  const check = () => {
    const isDrawn = document.querySelector('#content, main') !== null;
    const isBusy = document.querySelector('[aria-busy="true"], [role="progressbar"]') !== null;
    if (isDrawn && isBusy) record.content = 0;
    if (isDrawn && !isBusy && record.content === 0) record.content = performance.now();
  };
  new MutationObserver(check).observe(document, { subtree: true, childList: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) record.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) record.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the scripts that each route loads before its content is drawn, by language, according to the build. */
const readPlan = (): Record<string, Record<string, string[]>> =>
  JSON.parse(readFileSync(join(FRONTEND, 'dist', '.vite', 'routes.json'), 'utf8')) as Record<
    string,
    Record<string, string[]>
  >;

/** The bytes of a built script with gzip. */
function gzipBytes(script: string): number {
  const file = join(FRONTEND, 'dist', script);
  return statSync(`${file}.gz`).size;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Returns the processor time of the main thread of a page's process in seconds; undefined where the system does not
 * report it.
 */
async function readThreadSeconds(page: Page): Promise<Map<number, number>> {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await browser?.send('SystemInfo.getProcessInfo')) ?? {};
  await browser?.detach();
  const seconds = new Map<number, number>();
  for (const { type, id } of processInfo) {
    if (type !== 'renderer') continue;
    try {
      const [nanoseconds] = readFileSync(`/proc/${id}/task/${id}/schedstat`, 'utf8').split(' ');
      seconds.set(id, Number(nanoseconds) / 1e9);
    } catch {
      // a process that has ended, or a system without these files
    }
  }
  return seconds;
}

/** Slows a page down to the speed of the audit's phone. */
async function slowDown(client: CDPSession): Promise<void> {
  const { slowdown, ...network } = PHONE;
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await client.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

/** Opens an address in a new tab and measures the page until it is idle. */
async function measure(page: Page, address: string, isSlow: boolean): Promise<Measured> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  if (isSlow) await slowDown(client);
  await client.send('Performance.enable');
  let requests = 0;
  let bytes = 0;
  client.on('Network.requestWillBeSent', ({ type }) => {
    if (type !== 'EventSource') requests++;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(recordPage);
  const before = await readThreadSeconds(page);
  // scripts that load after the document are requested before its load event
  watchRequests(page);
  await page.goto(address);
  await settled(page);
  const after = await readThreadSeconds(page);
  const threads = [...after].map(([id, seconds]) => seconds - (before.get(id) ?? 0));
  const { metrics } = await client.send('Performance.getMetrics');
  const found = await page.evaluate(() => ({
    record: (window as unknown as { pageRecord: PageRecord }).pageRecord,
    nodes: document.querySelectorAll('*').length,
    scripts: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      .filter(({ path }) => path.startsWith('/assets/') && path.endsWith('.js')),
  }));
  const { record, nodes } = found;
  const scripts = [...new Set(found.scripts.map(({ path }) => path))];
  const early = found.scripts.filter(({ startTime }) => startTime < record.content).map(({ path }) => path);
  return {
    early: [...new Set(early)],
    scripts,
    requests,
    bytes,
    nodes,
    // the duration of a task includes the time in which other processes used the processor
    cpuSeconds: Math.max(...threads, 0) || (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0),
    contentSeconds: record.content / 1000,
    lcpSeconds: record.lcp / 1000,
    cls: record.cls,
  };
}

const kB = (scripts: readonly string[]): string => (sumOf(scripts.map(gzipBytes)) / 1000).toFixed(1);

/** One line of the table. */
const lineOf = (name: string, visit: string, measured: Measured): string =>
  [
    name.padEnd(48),
    visit.padEnd(17),
    kB(measured.early).padStart(8),
    String(measured.early.length).padStart(5),
    kB(measured.scripts).padStart(8),
    String(measured.scripts.length).padStart(5),
    String(measured.requests).padStart(8),
    (measured.bytes / 1000).toFixed(0).padStart(6),
    String(measured.nodes).padStart(6),
    measured.cpuSeconds.toFixed(2).padStart(6),
    measured.contentSeconds.toFixed(2).padStart(8),
    measured.lcpSeconds.toFixed(2).padStart(6),
    measured.cls.toFixed(3).padStart(6),
  ].join(' ');

async function openCold(browser: Browser, options: BrowserContextOptions, address: string, isSlow = false) {
  const context = await browser.newContext(options);
  const visit = async (): Promise<Measured> => {
    const page = await context.newPage();
    const measured = await measure(page, address, isSlow);
    // pages of one origin share a process: the first one would slow the second down
    await page.close();
    return measured;
  };
  const cold = await visit();
  const warm = await visit();
  await context.close();
  return { cold, warm };
}

/** Measures a first visit alone, on this machine. */
async function openOnce(browser: Browser, options: BrowserContextOptions, address: string): Promise<Measured> {
  const context = await browser.newContext(options);
  const measured = await measure(await context.newPage(), address, false);
  await context.close();
  return measured;
}

const t = wordsIn('en');
/** Controls of AI Jobs that open a dialog; each is tapped for the first time on a slow phone. */
const TAPS: Readonly<Record<string, (page: Page) => Locator>> = {
  menu: (page) => page.locator('[data-bar]').getByRole('button', { name: t('dashboard:sidebar.open') }),
  filters: (page) => page.getByRole('button', { name: t('ai-jobs:filter.show'), exact: true }),
  bell: (page) => page.getByRole('button', { name: t('notifications:bell.label') }),
  card: (page) => page.locator('[data-card-target]').first(),
};

/** In the page: notes the time from the next tap until a dialog is painted. */
function recordTap(): void {
  let tapped = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (tapped ||= timeStamp), { capture: true });
  const check = () => {
    if (tapped === 0 || !document.querySelector('[role="dialog"]')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => Object.assign(window, { tapSeconds: (now - tapped) / 1000 })),
    );
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/**
 * Measures the seconds from the first tap on each control of AI Jobs until the opened part is painted, on a slow phone.
 */
async function measureTaps(browser: Browser, options: BrowserContextOptions): Promise<string> {
  const times: string[] = [];
  for (const [name, find] of Object.entries(TAPS)) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.goto('/?section=ai-jobs');
    await page.locator('[data-job]').first().waitFor();
    await page.evaluate(recordTap);
    await find(page).click();
    const seconds = await page.waitForFunction(() => (window as unknown as { tapSeconds?: number }).tapSeconds);
    times.push(`${name} ${((await seconds.jsonValue()) ?? NaN).toFixed(2)}`);
    await context.close();
  }
  return times.join(', ');
}

test('every route loads the scripts of the build report, has no more elements than its limit and shifts little, for each of its visitors', async ({
  browser,
  signedIn,
  baseURL,
  open,
  contextOptions,
  locale,
  timezoneId,
  geolocation,
  permissions,
}) => {
  const only = process.env['AUDIT_PAGES'];
  const origin = baseURL ?? '';
  const seeker = (await open({ as: 'seeker' })).context().request;
  const employer = (await open({ as: 'employer' })).context().request;
  await seedDemoMarket(seeker, employer, origin);
  await seedInstantWork(seeker, employer, origin);
  const [own] = (await (await employer.get('/api/my-jobs')).json()) as { id: string }[];
  const publicJob = (await publicPages(origin)).find(({ path }) => path.startsWith('/jobs/'));
  const addressOf = (route: string): string =>
    route.startsWith('/jobs/') ? (publicJob?.path ?? '') : route.replace(':id', own?.id ?? '');

  console.log(
    `${'route'.padEnd(48)} ${'visit'.padEnd(17)} kB early files   kB all files requests     kB  nodes  CPU s  content    LCP    CLS`,
  );
  const faults: string[] = [];
  const limits = readLimits();
  // the limit of a route with several visitors applies to the heaviest visit
  const visited = new Set<string>();
  const isWriting = process.env['AUDIT_WRITE'] === '1';
  const plan = readPlan();
  for (const [visitor, pattern] of Object.entries(PAGES)) {
    const options: BrowserContextOptions = {
      ...contextOptions,
      baseURL: origin,
      viewport: { width: 360, height: 740 },
      ...(locale ? { locale } : {}),
      ...(timezoneId ? { timezoneId } : {}),
      ...(geolocation ? { geolocation } : {}),
      ...(permissions ? { permissions } : {}),
      ...(visitor === 'nobody' ? {} : { storageState: await signedIn(visitor as Exclude<Visitor, 'nobody'>) }),
    };
    for (const { route } of readRoutes(join(FRONTEND, 'src'))) {
      const name = `${visitor} ${route}`;
      if (!pattern.test(route) || (only && !new RegExp(only).test(name))) continue;
      const limit = limits[route];
      if (isWriting) {
        const { nodes } = await openOnce(browser, options, addressOf(route));
        console.log(`${name.padEnd(48)} ${nodes} elements`);
        if (limit) limit.nodes = Math.max(nodes, visited.has(route) ? (limit.nodes ?? 0) : 0);
        visited.add(route);
        continue;
      }
      const { cold, warm } = await openCold(browser, options, addressOf(route));
      console.log(lineOf(name, 'cold', cold));
      console.log(lineOf(name, 'again', warm));
      const slow = await openCold(browser, options, addressOf(route), true);
      console.log(lineOf(name, 'cold, slow phone', slow.cold));
      console.log(lineOf(name, 'again, slow phone', slow.warm));
      const most = (limit?.nodes ?? 0) * (1 + NODES_SLACK);
      if (!limit?.nodes) faults.push(`${name} has no limit of elements`);
      else if (cold.nodes > most) faults.push(`${name} has ${cold.nodes} elements, above ${limit.nodes}`);
      const planned = (plan[route]?.['en'] ?? []).map((file) => `/${file}`);
      const missing = planned.filter((file) => !cold.scripts.includes(file));
      const unplanned = cold.early.filter((file) => !planned.includes(file));
      if (unplanned.length > 0) console.log(`  early, not counted by the build: ${unplanned.join(' ')}`);
      if (planned.length === 0) faults.push(`${name} is no route of the build`);
      if (missing.length > 0) faults.push(`${name} did not load ${missing.join(' ')}`);
      const moved = Math.max(cold.cls, warm.cls, slow.cold.cls, slow.warm.cls);
      if (moved > SHIFT_LIMIT) faults.push(`${name} moved by ${moved.toFixed(3)}`);
    }
    if (visitor === 'seeker' && !isWriting && (!only || new RegExp(only).test('seeker taps')))
      console.log(`first taps of a slow phone, s: ${await measureTaps(browser, options)}`);
  }
  if (isWriting) writeFileSync(LIMITS_FILE, `${JSON.stringify(limits, null, 2)}\n`);
  expect(faults).toEqual([]);
});
