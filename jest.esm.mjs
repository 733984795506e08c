import { fileURLToPath } from 'node:url';

/** Jest in native-ESM mode (NODE_OPTIONS=--experimental-vm-modules), TypeScript through swc with decorator metadata. */
export function esmProject(displayName, rootDir, extra = {}) {
  return {
    displayName,
    rootDir,
    testEnvironment: fileURLToPath(new URL('./jest.environment.mjs', import.meta.url)),
    testEnvironmentOptions: { customExportConditions: ['@nukkad/source', 'node', 'node-addons'] },
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
