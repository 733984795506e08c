import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { assignScriptFiles } from './script-files';

const FOLDER = '/product/frontend';
const inSource = (path: string) => (path.startsWith('/') ? path : join(FOLDER, 'src', path));

/** Assigns modules that import others at once, and others dynamically, by paths below `src`. */
function assign(modules: Record<string, { imports?: string[]; later?: string[] }>) {
  const graph = {
    getModuleInfo: (id: string) => {
      const found = Object.entries(modules).find(([path]) => inSource(path) === id)?.[1];
      return {
        importedIds: (found?.imports ?? []).map(inSource),
        dynamicallyImportedIds: (found?.later ?? []).map(inSource),
      };
    },
  };
  const fileOf = assignScriptFiles(FOLDER);
  return (path: string) => fileOf(inSource(path), graph);
}

const REACT = '/product/node_modules/react/index.js';
const BUTTON = '/product/node_modules/@mui/material/Button/Button.mjs';
const product = assign({
  'app/main.ts': { imports: ['app/first-paint.ts'], later: ['app/start.tsx'] },
  'app/start.tsx': { imports: [REACT, 'app/router.tsx'] },
  'app/router.tsx': {
    later: [
      ...['app/routes/HomePage.tsx', 'app/routes/PricingPage.tsx', 'app/routes/SignUpPage.tsx'],
      ...['app/routes/SeekerDashboardPage.tsx', 'app/routes/EmployerDashboardPage.tsx'],
    ],
  },
  'app/routes/HomePage.tsx': { imports: ['shared/ui/Header.tsx', 'features/landing/Hero.tsx', BUTTON] },
  'app/routes/PricingPage.tsx': { imports: ['shared/ui/Header.tsx', 'shared/ui/Panel.tsx', BUTTON] },
  'app/routes/SignUpPage.tsx': { imports: ['shared/ui/TextInput.tsx'] },
  'app/routes/SeekerDashboardPage.tsx': {
    imports: ['shared/ui/Panel.tsx', 'features/dashboard/Frame.tsx'],
    later: ['app/sections/AiJobsSection.tsx', 'features/calendar/components/Calendar.tsx'],
  },
  'app/routes/EmployerDashboardPage.tsx': {
    imports: [
      'features/dashboard/Frame.tsx',
      'shared/jobs/JobCard.tsx',
      'shared/ui/TextInput.tsx',
      'shared/hiring/Form.tsx',
    ],
    later: ['features/work-given/components/GivenEngagement.tsx'],
  },
  'app/sections/AiJobsSection.tsx': { imports: ['shared/jobs/JobCard.tsx', 'features/ai-jobs/Results.tsx'] },
  'features/work-given/components/GivenEngagement.tsx': { imports: ['shared/hiring/Form.tsx'] },
});

describe('assignScriptFiles', () => {
  it.each([
    ['an entry of the build', 'app/start.tsx', null],
    ['what the entry imports', 'app/first-paint.ts', 'early'],
    ['a library of every page', REACT, 'base'],
    ['a module of every page', 'shared/ui/Header.tsx', 'first'],
    ['the page of the first visit', 'app/routes/HomePage.tsx', 'home'],
    ['a module of the first visit alone', 'features/landing/Hero.tsx', 'home'],
    ['a component of the library that the first page does not draw', BUTTON, 'common'],
    ['a module of public and signed-in pages', 'shared/ui/Panel.tsx', 'common'],
    ['a module of the sign-up and signed-in pages', 'shared/ui/TextInput.tsx', 'forms'],
    ['a module of both sides of the market', 'features/dashboard/Frame.tsx', 'shell'],
    ['a module of the pages of seekers and of employers', 'shared/jobs/JobCard.tsx', 'signed-in'],
    ['a module of employers and of a sheet', 'shared/hiring/Form.tsx', 'work'],
    ['a page of one journey', 'app/sections/AiJobsSection.tsx', 'seeker'],
    ['a module of one journey', 'features/ai-jobs/Results.tsx', 'seeker'],
    ['a module that no page imports', 'features/nobody/Part.tsx', null],
    ['texts of every page', 'shared/i18n/locales/kn.json', 'first-kn'],
    ['texts of a journey', 'features/ai-jobs/locales/hi.json', 'seeker-hi'],
    ['texts of one page', 'features/pricing/locales/en.json', null],
  ])('assigns %s to its file', (_kind, path, file) => {
    expect(product(path)).toBe(file);
  });

  it('refuses a part that is imported dynamically and belongs to no journey', () => {
    const fileOf = assign({ 'app/main.ts': { later: ['features/new/components/NewSheet.tsx'] } });
    expect(() => fileOf('app/first-paint.ts')).toThrow(
      'Name a journey in scripts/script-files.ts for features/new/components/NewSheet.tsx.',
    );
  });
});
