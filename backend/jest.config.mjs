import { esmProject } from '../jest.esm.mjs';

/** Unit specs and call specs; each of the two workers has a database of its own and is renewed when it grows too large. */
export default esmProject('backend', import.meta.dirname, {
  testMatch: ['<rootDir>/{src,test}/**/*.{spec,e2e-spec}.ts'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  setupFiles: ['<rootDir>/test/setup-file.ts'],
  testTimeout: 30_000,
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
});
