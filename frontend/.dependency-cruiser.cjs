// What holds in every project, for the front end and the libraries: ESLint knows its other boundaries.
const { forbidden, options } = require('../.dependency-cruiser.cjs');

const EVERYWHERE = ['no-cycles', 'no-unresolvable', 'source-imports-no-tests'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: forbidden.filter(({ name }) => EVERYWHERE.includes(name)),
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
