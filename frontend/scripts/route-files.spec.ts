import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isPage } from '@nukkad/contract/pages';
import { findRouteFiles, readFramedFirstPage, readRoutes, type ScriptFiles } from './route-files';

const SOURCE = join(__dirname, '..', 'src');

describe('readRoutes', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'routes-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  const routeOf = (name: string) => readRoutes(folder).find(({ route }) => route === name);

  it('reads the page of a route, its texts, and the section that its address names', () => {
    write({
      'app/router.tsx': `export const routes = [
        { path: 'pricing', lazy: page(() => import('./routes/PricingPage'), 'pricing', ...['plans']) },
        { path: 'job-seeker', lazy: page(() => import('./routes/SeekerPage'), 'dashboard') },
      ];`,
      'app/routes/PricingPage.tsx': '',
      'app/routes/SeekerPage.tsx': '',
      'app/sections/seeker-sections.ts': `export const PARTS = {
        'ai-jobs': lazySection(async () => (await import('./AiJobs')).AiJobs, ...['ai-jobs', 'jobs']),
      };`,
      'app/sections/AiJobs.tsx': '',
    });
    expect(readRoutes(folder).map(({ route }) => route)).toEqual(['/', '/pricing', '/job-seeker?section=ai-jobs']);
    expect(routeOf('/pricing')?.modules).toContain('app/routes/PricingPage.tsx');
    expect(routeOf('/pricing')?.modules).not.toContain('app/layouts/SignedInParts.tsx');
    expect(routeOf('/pricing')?.namespaces).toEqual(['shared', 'pricing', 'plans']);
    expect(routeOf('/job-seeker?section=ai-jobs')).toMatchObject({
      modules: expect.arrayContaining([
        'app/routes/SeekerPage.tsx',
        'app/sections/AiJobs.tsx',
        'app/layouts/SignedInParts.tsx',
      ]),
      namespaces: expect.arrayContaining(['dashboard', 'ai-jobs', 'jobs']),
    });
  });

  it('refuses a page that is not there', () => {
    write({ 'app/router.tsx': `export const routes = [{ path: 'x', lazy: page(() => import('./routes/X')) }];` });
    expect(() => readRoutes(folder)).toThrow('app/router.tsx imports ./routes/X, which does not exist.');
  });

  it('finds every page and section of the product', () => {
    const routes = readRoutes(SOURCE).map(({ route }) => route);
    expect(new Set(routes).size).toBe(routes.length);
    const addresses = routes.filter((route) => route !== '/*').map((route) => route.replace(/\?.*/, ''));
    expect(addresses.filter((address) => !isPage(address.replace(/:\w+/, 'a')))).toEqual([]);
    expect(routes.filter((route) => route.startsWith('/job-seeker?section='))).toHaveLength(7);
    expect(routes.filter((route) => route.startsWith('/instant-requests?tab='))).toHaveLength(3);
    expect(routes).toEqual(expect.arrayContaining(['/employer', '/employer/jobs/:id', '/signup', '/terms']));
  });
});

describe('readFramedFirstPage', () => {
  it('reads the parts that the frame of every page fetches', () => {
    const { modules, namespaces } = readFramedFirstPage(SOURCE);
    expect(modules).toEqual(
      expect.arrayContaining([
        'app/routes/HomePage.tsx',
        'entities/offline/components/NewVersionBand.tsx',
        'features/support-chat/components/SupportChat.tsx',
      ]),
    );
    // only signed-in pages fetch it
    expect(modules).not.toContain('app/layouts/SignedInParts.tsx');
    expect(namespaces).toEqual(['shared', 'landing', 'offline', 'support-chat']);
  });
});

describe('findRouteFiles', () => {
  const files: ScriptFiles = {
    'base.js': { imports: [], modules: ['src/app/main.ts'] },
    'page.js': { imports: ['base.js', 'card.js'], modules: ['src/app/routes/Page.tsx'] },
    'card.js': { imports: [], modules: ['src/shared/Card.tsx'] },
    'other.js': { imports: [], modules: ['src/app/routes/Other.tsx'] },
    'en.js': { imports: [], modules: ['src/features/jobs/locales/en.json', 'src/shared/i18n/locales/en.json'] },
    'hi.js': { imports: [], modules: ['src/features/jobs/locales/hi.json', 'src/shared/i18n/locales/hi.json'] },
  };
  const route = { route: '/page', modules: ['app/main.ts', 'app/routes/Page.tsx'], namespaces: ['shared', 'jobs'] };

  it('lists each file once, with all that it imports, in the language that is asked for', () => {
    expect(findRouteFiles(files, route, 'en')).toEqual(['base.js', 'card.js', 'en.js', 'page.js']);
    expect(findRouteFiles(files, route, 'hi')).toEqual(['base.js', 'card.js', 'hi.js', 'page.js']);
  });

  it('lists a file that a page begins to import', () => {
    const heavier = { ...files, 'card.js': { imports: ['other.js'], modules: ['src/shared/Card.tsx'] } };
    expect(findRouteFiles(heavier, route, 'en')).toContain('other.js');
  });

  it('refuses a module that is in no file', () => {
    expect(() => findRouteFiles(files, { ...route, modules: ['app/routes/New.tsx'] }, 'en')).toThrow(
      'The build has no script with src/app/routes/New.tsx, which /page loads.',
    );
  });
});
