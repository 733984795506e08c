import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { readRoutes } from '../../scripts/route-files';
import { seedDemoMarket, seedInstantWork } from '../support/market';
import { expect, test, type Visitor } from '../support/product';
import { settled } from '../support/settled';
import { publicPages } from './public-pages';

const FRONTEND = join(import.meta.dirname, '..', '..');

/** The pages of each visitor, as patterns of routes. A page that several visitors open is measured for each. */
const PAGES: Readonly<Partial<Record<Visitor, RegExp>>> = {
  nobody: /^\/(?!(job-seeker|employer|instant-requests|support|admin)\b)(?!\*)/,
  seeker: /^\/(job-seeker|instant-requests\?tab=(requests|notifications))/,
  employer: /^\/(employer|instant-requests)/,
  staff: /^\/admin\b/,
};

/** How far a page may move by itself while it loads. */
const SHIFT_LIMIT = 0.1;

/** What a page did until it stood still. */
interface Measured {
  /** Scripts that were asked for before the content of the page stood, and all. */
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

/** In the page: notes when its content stands, its largest paint, and what moved. */
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

/** The scripts that each route loads before its content is drawn, by language, as the build counts them. */
const readPlan = (): Record<string, Record<string, string[]>> =>
  JSON.parse(readFileSync(join(FRONTEND, 'dist', '.vite', 'routes.json'), 'utf8')) as Record<
    string,
    Record<string, string[]>
  >;

/** The bytes of a built script with gzip. */
function gzipBytes(script: string): number {
  const file = join(FRONTEND, 'dist', script);
  return (statSync(`${file}.gz`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Opens an address in a new tab and measures it until it stands still. */
async function measure(page: Page, address: string): Promise<Measured> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Performance.enable');
  let requests = 0;
  let bytes = 0;
  client.on('Network.requestWillBeSent', ({ type }) => {
    if (type !== 'EventSource') requests++;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(recordPage);
  await page.goto(address);
  await settled(page);
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
    cpuSeconds: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0,
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
    visit,
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

async function openCold(browser: Browser, options: BrowserContextOptions, address: string) {
  const context = await browser.newContext(options);
  const cold = await measure(await context.newPage(), address);
  const warm = await measure(await context.newPage(), address);
  await context.close();
  return { cold, warm };
}

test('every route loads the scripts that the build counts for it and moves little, for each of its visitors', async ({
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
    `${'route'.padEnd(48)} visit kB early files   kB all files requests     kB  nodes  CPU s  content    LCP    CLS`,
  );
  const faults: string[] = [];
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
      const { cold, warm } = await openCold(browser, options, addressOf(route));
      console.log(lineOf(name, 'cold ', cold));
      console.log(lineOf(name, 'again', warm));
      const planned = (plan[route]?.['en'] ?? []).map((file) => `/${file}`);
      const missing = planned.filter((file) => !cold.scripts.includes(file));
      const unplanned = cold.early.filter((file) => !planned.includes(file));
      if (unplanned.length > 0) console.log(`  early, not counted by the build: ${unplanned.join(' ')}`);
      if (planned.length === 0) faults.push(`${name} is no route of the build`);
      if (missing.length > 0) faults.push(`${name} did not load ${missing.join(' ')}`);
      if (cold.cls > SHIFT_LIMIT) faults.push(`${name} moved by ${cold.cls.toFixed(3)}`);
    }
  }
  expect(faults).toEqual([]);
});
