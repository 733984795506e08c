import { fileURLToPath } from 'node:url';

/**
 * Milliseconds within which a test or a hook ends on any machine: a limit for what never ends, not one of time. TEST_SLOWNESS says how
 * many times slower than the reference the machine is.
 */
const TEST_TIMEOUT_MS = 300_000 * Math.max(1, Number(process.env.TEST_SLOWNESS) || 1);

/** Jest in native-ESM mode (NODE_OPTIONS=--experimental-vm-modules), TypeScript through swc with decorator metadata. */
export function esmProject(displayName, rootDir, extra = {}) {
  return {
    displayName,
    rootDir,
    testEnvironment: fileURLToPath(new URL('./jest.environment.mjs', import.meta.url)),
    testEnvironmentOptions: { customExportConditions: ['@nukkad/source', 'node', 'node-addons'] },
    testTimeout: TEST_TIMEOUT_MS,
    testMatch: ['<rootDir>/src/**/*.spec.ts'],
    extensionsToTreatAsEsm: ['.ts'],
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
    transform: {
      '^.+\\.ts$': [
        '@swc/jest',
        {
          swcrc: false,
          sourceMaps: 'inline',
          module: { type: 'es6' },
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          },
        },
      ],
    },
    ...extra,
  };
}
