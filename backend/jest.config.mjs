import { esmProject } from '../jest.esm.mjs';

const UNIT_SPECS = '<rootDir>/{src,test}/**/*.spec.ts';
const CALL_SPECS = '<rootDir>/{src,test}/**/*.e2e-spec.ts';
const SUITES = '<rootDir>/{src,test}/**/*.suite.ts';
const NATIVE_SELECTION = '<rootDir>/test/*.selection.ts';
/** A file named on the command line runs alone; without one the call specs run as the suites of their modules. */
const isNamed = process.argv.slice(2).some((argument) => argument.includes('e2e-spec'));

/** Unit specs and call specs; each of the two workers has a database of its own and is renewed when it grows too large. */
export default esmProject('backend', import.meta.dirname, {
  testMatch: process.env.TEST_SELECTION === 'native' ? [NATIVE_SELECTION] : [UNIT_SPECS, isNamed ? CALL_SPECS : SUITES],
  testEnvironment: '<rootDir>/test/spec-environment.mjs',
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  setupFiles: ['<rootDir>/test/setup-file.ts'],
  // no limit of the product: what hangs is ended
  testTimeout: 60_000,
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
});
