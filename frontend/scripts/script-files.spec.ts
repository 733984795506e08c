import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { assignScriptFiles } from './script-files';

const FOLDER = '/product/frontend';
const inSource = (path: string) => (path.startsWith('/') ? path : join(FOLDER, 'src', path));

const ROUTES = [
  { route: '/', modules: ['app/routes/HomePage.tsx'] },
  { route: '/pricing', modules: ['app/routes/PricingPage.tsx'] },
  { route: '/signup', modules: ['app/routes/SignUpPage.tsx'] },
  ...['ai-jobs', 'calendar'].map((section) => ({
    route: `/job-seeker?section=${section}`,
    modules: ['app/routes/SeekerDashboardPage.tsx', `app/sections/${section}.tsx`],
  })),
  { route: '/employer', modules: ['app/routes/EmployerDashboardPage.tsx'] },
  { route: '/employer/jobs/:id', modules: ['app/routes/ManageJobPage.tsx'] },
  { route: '/instant-requests?tab=requests', modules: ['app/routes/InstantPage.tsx'] },
  { route: '/admin', modules: ['app/routes/AdminPage.tsx'] },
];

/** Assigns modules that import others at once, and others dynamically, by paths below `src`. */
function assign(modules: Record<string, { imports?: string[]; later?: string[] }>, routes = ROUTES) {
  const graph = {
    getModuleInfo: (id: string) => {
      const found = Object.entries(modules).find(([path]) => inSource(path) === id)?.[1];
      return {
        importedIds: (found?.imports ?? []).map(inSource),
        dynamicallyImportedIds: (found?.later ?? []).map(inSource),
      };
    },
  };
  const fileOf = assignScriptFiles(FOLDER, routes);
  return (path: string) => fileOf(inSource(path), graph);
}

const REACT = '/product/node_modules/react/index.js';
const BUTTON = '/product/node_modules/@mui/material/Button/Button.mjs';
const FORM_LIBRARY = '/product/node_modules/react-hook-form/index.mjs';
const ZOD = '/product/node_modules/zod/index.js';
const SCHEMAS = '/product/libs/contract/src/jobs.ts?schemas';
const CONSTANTS = '/product/libs/contract/src/pay.ts';
const FRAME = 'features/dashboard/Frame.tsx';
const SUPPORT = 'features/support-chat/components/SupportChat.tsx';
const INPUT = '/product/node_modules/@mui/material/OutlinedInput/OutlinedInput.mjs';
const LISTED = '/product/node_modules/@mui/material/styles/useTheme.mjs';
/** Lists modules, of which a page uses those that it names. */
const LIST_OF_LIBRARY = '/product/node_modules/@mui/material/styles/index.mjs';
const MEDIA_QUERY = '/product/node_modules/@mui/system/useMediaQuery/useMediaQuery.mjs';
const product = assign({
  'app/main.ts': { imports: ['app/first-paint.ts'], later: ['app/vendor.ts', 'app/start.tsx'] },
  'app/router.tsx': { imports: ['app/layouts/RootLayout.tsx'], later: ROUTES.map(({ modules: [page = ''] }) => page) },
  'app/layouts/RootLayout.tsx': { later: [SUPPORT] },
  'app/start.tsx': { imports: [REACT, 'app/router.tsx'], later: ['app/resume-writes.ts'] },
  'app/resume-writes.ts': { imports: ['shared/ui/Panel.tsx', 'entities/session/writes.ts'] },
  'features/dashboard/components/MenuDrawer.tsx': { imports: ['shared/ui/Drawer.tsx', FRAME] },
  [SUPPORT]: {
    imports: ['shared/ui/Skeleton.tsx', 'features/support-chat/hooks/useCovered.ts', MEDIA_QUERY, 'shared/ui/band.ts'],
  },
  'app/routes/HomePage.tsx': { imports: ['shared/ui/Header.tsx', 'pages/landing/Hero.tsx', BUTTON] },
  'app/routes/PricingPage.tsx': {
    imports: ['shared/ui/PageIntro.tsx', 'shared/ui/Header.tsx', 'shared/ui/Panel.tsx', BUTTON],
  },
  'app/routes/SignUpPage.tsx': { imports: ['shared/ui/PageIntro.tsx', 'shared/ui/TextInput.tsx', LIST_OF_LIBRARY] },
  [LIST_OF_LIBRARY]: { imports: [INPUT, LISTED] },
  'app/routes/SeekerDashboardPage.tsx': {
    imports: ['shared/ui/Panel.tsx', 'shared/ui/Skeleton.tsx', MEDIA_QUERY, FRAME],
    later: ['app/sections/ai-jobs.tsx', 'app/sections/calendar.tsx'],
  },
  'app/routes/EmployerDashboardPage.tsx': {
    imports: [FRAME, 'entities/job/components/JobCard.tsx', 'shared/ui/TextInput.tsx'],
    later: ['features/hire-form/components/HireForm.tsx'],
  },
  'app/routes/ManageJobPage.tsx': { imports: [FRAME, 'entities/job/Facts.tsx', 'features/manage-job/Pay.tsx'] },
  'app/routes/InstantPage.tsx': {
    imports: [FRAME],
    later: ['features/instant-work/given-work/components/GivenEngagement.tsx'],
  },
  'app/routes/AdminPage.tsx': { imports: [FRAME, 'shared/ui/Dialog.tsx', FORM_LIBRARY, INPUT] },
  'app/sections/ai-jobs.tsx': {
    imports: ['entities/job/components/JobCard.tsx', 'features/ai-jobs/Results.tsx'],
    later: ['features/ai-jobs/components/JobDetails.tsx'],
  },
  'features/ai-jobs/components/JobDetails.tsx': {
    imports: ['shared/ui/Dialog.tsx', 'shared/ui/band.ts', 'entities/job/Report.tsx', 'features/ai-jobs/Results.tsx'],
  },
  'app/sections/calendar.tsx': {
    imports: ['features/calendar/Entry.tsx'],
    later: ['features/calendar/components/EntrySheet.tsx'],
  },
  'features/calendar/components/EntrySheet.tsx': {
    imports: ['features/calendar/Entry.tsx', 'entities/job/Stars.tsx', 'shared/ui/Drawer.tsx'],
  },
  'features/hire-form/components/HireForm.tsx': {
    imports: [
      FORM_LIBRARY,
      SCHEMAS,
      'features/hire-form/Steps.tsx',
      'entities/hiring/Pay.tsx',
      'shared/ui/Drawer.tsx',
      'entities/session/writes.ts',
    ],
  },
  [FRAME]: { later: ['features/dashboard/components/MenuDrawer.tsx'] },
  [SCHEMAS]: { imports: [ZOD, CONSTANTS] },
  'features/instant-work/given-work/components/GivenEngagement.tsx': {
    imports: ['entities/job/Stars.tsx', 'shared/ui/Dialog.tsx', 'entities/job/Facts.tsx', 'entities/hiring/Pay.tsx'],
  },
});

describe('assignScriptFiles', () => {
  it.each([
    ['the entry of the build', 'app/main.ts', 'early'],
    ['the start of the application', 'app/start.tsx', 'first'],
    ['imported by the entry', 'app/first-paint.ts', 'early'],
    ['a library of every page', REACT, 'base'],
    ['the module that fetches the libraries', 'app/vendor.ts', 'base'],
    ['a module of every page', 'shared/ui/Header.tsx', 'first'],
    ['the page of the first visit', 'app/routes/HomePage.tsx', 'home'],
    ['a module of the first visit alone', 'pages/landing/Hero.tsx', 'home'],
    ['a component of the library that one public page draws', BUTTON, 'pricing'],
    ['a module of public pages alone', 'shared/ui/PageIntro.tsx', 'public'],
    ['a module of public and signed-in pages', 'shared/ui/Panel.tsx', 'common'],
    ['a module of the sign-up and signed-in pages', 'shared/ui/TextInput.tsx', 'common'],
    ['a module of most signed-in pages', FRAME, 'shell'],
    ['a module of the pages of seekers and of employers', 'entities/job/components/JobCard.tsx', 'interviews'],
    ['a component of the library that another page only lists', INPUT, 'admin'],
    ['a component of the library that a page uses by a list', LISTED, 'sign-up'],
    ['a page of one journey', 'app/sections/ai-jobs.tsx', 'ai-jobs'],
    ['a module of one page alone', 'features/manage-job/Pay.tsx', 'manage-job'],
    ['a module of one journey and of its sheets', 'features/calendar/Entry.tsx', 'calendar'],
    ['a module of one journey and of the sheets of another one', 'entities/job/Facts.tsx', 'hiring'],
    ['the details of a job, which a first tap opens', 'features/ai-jobs/components/JobDetails.tsx', 'taps'],
    ['a menu, which a first tap opens', 'features/dashboard/components/MenuDrawer.tsx', 'taps'],
    ['a module that a first tap needs, and a form later', 'shared/ui/Drawer.tsx', 'taps'],
    ['what continues after a sign-in', 'app/resume-writes.ts', 'writes'],
    ['a module that what continues after a sign-in shares with a form', 'entities/session/writes.ts', 'writes'],
    ['a sheet of one journey', 'features/calendar/components/EntrySheet.tsx', 'seeker-sheets'],
    ['a part of the frame of every page', SUPPORT, 'frame'],
    ['a module of a part of the frame', 'features/support-chat/hooks/useCovered.ts', 'frame'],
    ['a module that a part of the frame shares with a sheet', 'shared/ui/band.ts', 'frame'],
    ['a module that a part of the frame shares with pages', 'shared/ui/Skeleton.tsx', 'first'],
    ['a component of the library that a part of the frame only seems to use', MEDIA_QUERY, 'interviews'],
    ['a module of the form of an employer', 'features/hire-form/Steps.tsx', 'hire-form'],
    ['a module that the form of an employer shares with a sheet', 'entities/hiring/Pay.tsx', 'hire-form'],
    ['a module of several files of sheets', 'entities/job/Stars.tsx', 'sheets'],
    ['a module of sheets that a rarely visited page draws immediately', 'shared/ui/Dialog.tsx', 'desk'],
    ['the library of the state of forms', FORM_LIBRARY, 'form-state'],
    ['the library of schemas', ZOD, 'checks'],
    ['schemas', SCHEMAS, 'checks'],
    ['constants that only sheets and schemas need', CONSTANTS, 'checks'],
    ['a module that no page imports', 'features/nobody/Part.tsx', null],
    ['texts of every page', 'shared/i18n/locales/kn.json', 'first-kn'],
    ['the list of texts in a language', 'shared/i18n/text-files/kn.ts', 'first-kn'],
    ['texts of a journey', 'features/ai-jobs/locales/hi.json', 'job-lists-hi'],
    ['texts of one page', 'pages/pricing/locales/en.json', null],
  ])('assigns the module %s to its file', (_kind, path, file) => {
    expect(product(path)).toBe(file);
  });

  it('refuses a part that is imported dynamically and belongs to no journey', () => {
    const fileOf = assign({ 'app/main.ts': { later: ['features/new/components/NewSheet.tsx'] } });
    expect(() => fileOf('app/first-paint.ts')).toThrow(
      'Name a file in scripts/script-files.ts for features/new/components/NewSheet.tsx.',
    );
  });
});
