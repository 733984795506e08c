// The rules of every project, for the front end and the libraries, and the libraries of `shared`. ESLint verifies the
// layers of the front end.
const { forbidden, options } = require('../.dependency-cruiser.cjs');

const EVERYWHERE = ['no-cycles', 'no-unresolvable', 'source-imports-no-tests'];
/** Modules of the libraries that `shared` may import: the base of texts, colours, amounts and calls. */
const BASE = [
  ...['brand', 'india-time', 'job-categories', 'languages', 'limits', 'base-query', 'first-page-call'].map(
    (name) => `^libs/.+/${name}\\.ts$`,
  ),
  '^libs/contract/src/money/',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...forbidden.filter(({ name }) => EVERYWHERE.includes(name)),
    {
      name: 'shared-knows-no-domain',
      comment: 'Code about jobs, applications, interviews or accounts belongs to an entity.',
      severity: 'error',
      from: { path: '^frontend/src/shared/' },
      to: { path: '^libs/', pathNot: BASE },
    },
  ],
  options: {
    ...options,
    doNotFollow: { path: ['node_modules'] },
    tsConfig: { fileName: require('node:path').join(__dirname, 'tsconfig.json') },
    enhancedResolveOptions: {
      ...options.enhancedResolveOptions,
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
