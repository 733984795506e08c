import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Source of the front end; folders of a suite and paths of its specs are relative to it. */
export const SOURCE = join(__dirname, '..', 'src');

/**
 * Folders with specs that run as one suite, by name of the suite (`<name>.suite.ts`). The modules of the application,
 * React and the component library are loaded and compiled once for each suite. Suites of equal cost finish at the same
 * time.
 */
export const SUITES = {
  hiring: ['features/manage-job', 'features/hire-form', 'features/applications'],
  interviews: [
    ...['features/interviews/request', 'features/interviews/answers', 'features/employer-dashboard'],
    ...['features/instant-work/engagements', 'pages/how-matching-works', 'features/salary'],
  ],
  jobs: [
    ...['features/ai-jobs', 'features/job-search', 'features/saved-searches', 'features/my-applications'],
    ...['pages/landing'],
  ],
  accounts: [
    ...['features/profile', 'features/admin', 'features/signup', 'features/signin', 'features/support-request'],
    ...['pages/info', 'pages/roadmap', 'features/upi-report'],
  ],
  instant: [
    ...['features/dashboard', 'features/notifications', 'features/rewards', 'pages/pricing'],
    ...[
      'features/instant-work/availability',
      'features/instant-work/job-form',
      'features/instant-work/jobs',
      'features/instant-work/requests',
    ],
    'features/attendance',
  ],
  shared: [
    ...[
      'app',
      'shared',
      'features/messages',
      'features/instant-work/given-work',
      'features/calendar',
      'features/support-chat',
    ],
    ...['features/public-job', 'features/secure-pay', 'features/papers', 'features/verify-record', 'entities'],
  ],
} as const satisfies Record<string, readonly string[]>;

/** Paths of the specs below a folder, in alphabetical order. */
export const specsIn = (folder: string): string[] =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.spec\.tsx?$/.test(file))
    .sort()
    .map((file) => join(folder, file));

/** Returns one line for each spec that does not run in exactly one of the suites. */
export function uncoveredSpecs(specs: readonly string[], suites: Record<string, readonly string[]>): string[] {
  const folders = Object.values(suites).flat();
  return specs.flatMap((spec) => {
    const count = folders.filter((folder) => spec.startsWith(folder + sep)).length;
    return count === 1 ? [] : [`${spec} is in ${count} suites`];
  });
}

/** Path of a spec from the root of the workspace, as costs are recorded. */
export const workspacePath = (spec: string): string => relative(join(SOURCE, '..', '..'), join(SOURCE, spec));
