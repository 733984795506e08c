import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ARCHITECTURE = fileURLToPath(new URL('../../architecture/', import.meta.url));
const FIXTURES = join(ARCHITECTURE, 'fixtures');

/** Which rule each of the planted trees breaks. */
const PLANTED: Record<string, string> = {
  'cycle-backend': 'no-cycles',
  'cycle-frontend': 'no-cycles',
  'cycle-libs': 'no-cycles',
  'cycle-tools': 'no-cycles',
  'tools-to-lab': 'tools-without-laboratory',
  unresolvable: 'no-unresolvable',
  'private-internals': 'modules-by-their-door',
  graph: 'graph-users',
  'graph-upwards': 'graph-notifications',
  'graph-messaging': 'graph-messaging',
  'mail-sender': 'one-messenger',
  preferences: 'one-reader-of-preferences',
  'preferences-by-the-door': 'one-reader-of-preferences',
  'unknown-module': 'known-modules',
  'common-to-module': 'common-owns-no-domain',
  'common-upwards': 'common-has-floors',
  'common-unknown-room': 'known-rooms-of-common',
  'engagements-upwards': 'engagements-has-floors',
  'payments-upwards': 'payments-has-floors',
  'payments-to-root': 'payments-has-floors',
  'payments-unknown-room': 'known-rooms-of-payments',
  'controller-to-repository': 'controllers-call-use-cases',
  'source-to-test': 'source-imports-no-tests',
  'shared-to-domain': 'shared-knows-no-domain',
  'shared-to-app': 'shared-imports-no-layer',
  'shared-to-entity': 'shared-imports-no-layer',
  'entity-to-feature': 'entities-import-no-feature',
  'entity-upwards': 'entity-job',
  'entity-unlisted': 'entities-import-no-other-entity',
  'feature-to-feature': 'features-import-no-other-feature',
  'feature-to-page': 'features-import-no-other-feature',
  'page-to-page': 'pages-import-no-other-page',
};

interface Report {
  totalCruised: number;
  rules: string[];
}

describe('the boundaries', () => {
  // away from the product's tree: nothing may resolve into it
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'nukkad-planted-')));
  const names = Object.keys(PLANTED);
  let reports: Report[];

  beforeAll(() => {
    cpSync(FIXTURES, copy, { recursive: true });
    const script = join(ARCHITECTURE, 'cruise-planted.mjs');
    const folders = names.map((name) => join(copy, name));
    const { stdout, stderr } = spawnSync(process.execPath, [script, ...folders], { encoding: 'utf8' });
    if (!stdout.includes('RESULT')) throw new Error(stderr);
    reports = JSON.parse(stdout.split('RESULT')[1] ?? '[]') as Report[];
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('have a planted violation in each folder of the fixtures', () => {
    expect(readdirSync(FIXTURES).sort()).toEqual([...names].sort());
  });

  it.each(names.map((name, index) => [name, PLANTED[name] ?? '', index] as const))(
    'report the planted %s as %s',
    (_name, rule, index) => {
      expect(reports[index]?.totalCruised).toBeGreaterThan(0);
      expect(reports[index]?.rules).toContain(rule);
    },
  );
});
