import { readFileSync } from 'node:fs';
import { esmProject } from '../jest.esm.mjs';
import { ignoreOtherSelections } from '../jest.selections.cjs';

const UNIT_SPECS = '<rootDir>/{src,test}/**/*.spec.ts';
const CALL_SPECS = '<rootDir>/{src,test}/**/*.e2e-spec.ts';
const SUITES = '<rootDir>/{src,test}/**/*.suite.ts';

/** Unit specs that run as separate files, because they replace a module or read the front end (`test/unit-specs.ts`). */
const ALONE = [
  '<rootDir>/src/web/**/*.spec.ts',
  ...JSON.parse(readFileSync(new URL('test/alone-specs.json', import.meta.url), 'utf8')).map(
    (path) => `<rootDir>/${path}`,
  ),
];

/** Files of the embedded selection: unit specs, call specs, and specs of pages. */
const EMBEDDED = [...ALONE, '<rootDir>/test/selections/embedded-*.selection.ts', '<rootDir>/src/web/web.suite.ts'];

/** Call specs of security that `npm run test:security` repeats beside its own proofs. */
const PROVING_SPECS = [
  'test/access/access-matrix',
  'test/forged-requests',
  'test/security/fuzz',
  'src/modules/instant-hire/tests/worker-displacement',
  'src/modules/interviews/tests/seeker-displacement',
  'src/modules/account/tests/erase-account',
].map((name) => `<rootDir>/${name}.e2e-spec.ts`);

/**
 * What TEST_SELECTION selects; the embedded selection is the default. `test/native-specs.ts` assigns the call specs.
 * `test-selections.json` splits the embedded selection into `own` and `pages`.
 */
const SELECTIONS = {
  embedded: EMBEDDED,
  own: EMBEDDED,
  pages: EMBEDDED,
  native: ['<rootDir>/test/selections/native-*.selection.ts'],
  all: [...ALONE, '<rootDir>/test/selections/unit-*.selection.ts', SUITES],
  security: ['<rootDir>/test/**/*.proof.ts', ...PROVING_SPECS],
};

/** The files of a run. A spec named on the command line runs alone, a named module runs as its suite. */
function selectFiles(names, selection = 'embedded') {
  if (names.some((name) => name.includes('e2e-spec'))) return [CALL_SPECS];
  if (names.some((name) => /suite|(^|\/)src\/|[^-]spec/.test(name))) return [UNIT_SPECS, SUITES];
  return SELECTIONS[selection];
}

/** Unit specs and call specs; each worker has a database of its own and restarts when its memory grows too large. */
export default esmProject('backend', import.meta.dirname, {
  testMatch: selectFiles(process.argv.slice(2), process.env.TEST_SELECTION),
  testPathIgnorePatterns: ignoreOtherSelections(import.meta.dirname),
  testEnvironment: '<rootDir>/test/spec-environment.mjs',
  globalSetup: '<rootDir>/test/global-setup.mjs',
  testSequencer: '<rootDir>/test/selections-first.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  setupFiles: ['<rootDir>/test/setup-file.ts'],
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
});
