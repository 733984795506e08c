const { ignoreOtherSelections } = require('../jest.selections.cjs');

/** Whether the command line names specs of the source, which then run each in an environment of its own. */
const isNamed = process.argv
  .slice(2)
  .some(
    (argument) =>
      /(^|\/)(src|app|pages|features|entities|shared)\/|\.spec/.test(argument) && !argument.includes('.suite'),
  );
/** Names of libraries without a CommonJS build, which are transformed as the source is. */
const ESM_ONLY = 'qr';
/** How many times slower than the reference the machine is. */
const slowness = Math.max(1, Number(process.env.TEST_SLOWNESS) || 1);

/**
 * CommonJS Jest: every dependency of the frontend but ESM_ONLY ships a CommonJS build, so no vm-modules flag is needed
 * here.
 */
module.exports = {
  displayName: 'frontend',
  // a limit for what never ends, not one of time
  testTimeout: 300_000 * slowness,
  maxWorkers: 2,
  testEnvironment: '<rootDir>/test/jsdom-env.cjs',
  testEnvironmentOptions: {
    url: 'http://localhost/',
    customExportConditions: ['@nukkad/source', 'browser', 'require', 'default'],
  },
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  testMatch: [
    `<rootDir>/{${isNamed ? 'src,' : ''}scripts,test}/**/*.spec.{ts,tsx}`,
    '<rootDir>/test/suites/*.suite.ts',
  ],
  testPathIgnorePatterns: ignoreOtherSelections(__dirname),
  moduleNameMapper: {
    // import.meta.glob is Vite's: the same loader reads the files here
    '(.*)/locale-files$': '<rootDir>/test/locale-files.ts',
    '^@emotion/styled$': '<rootDir>/test/lazy-styled.ts',
    '\\.css$': '<rootDir>/test/empty-style.ts',
    '\\.svg$': '<rootDir>/test/asset-address.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
  },
  transformIgnorePatterns: [`/node_modules/(?!${ESM_ONLY}/)`],
  transform: {
    [`^.+\\.tsx?$|/node_modules/${ESM_ONLY}/.+\\.js$`]: [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};
