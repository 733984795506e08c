/** CommonJS Jest: every dependency of the frontend ships a CommonJS build, so no vm-modules flag is needed here. */
module.exports = {
  displayName: 'frontend',
  testTimeout: 90_000,
  maxWorkers: 2,
  testEnvironment: '<rootDir>/test/jsdom-env.cjs',
  testEnvironmentOptions: {
    url: 'http://localhost/',
    customExportConditions: ['@nukkad/source', 'browser', 'require', 'default'],
  },
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  testMatch: ['<rootDir>/{src,scripts,test}/**/*.spec.{ts,tsx}'],
  moduleNameMapper: {
    // import.meta.glob is Vite's: the same loader reads the files here
    '(.*)/locale-files$': '<rootDir>/test/locale-files.ts',
    '\\.css$': '<rootDir>/test/empty-style.ts',
    '\\.svg$': '<rootDir>/test/asset-address.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
  },
  transform: {
    '^.+\\.tsx?$': [
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
