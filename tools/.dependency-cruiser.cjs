// Applies the rules shared by all projects to the tools.
const { forbidden, options } = require('../frontend/.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...forbidden,
    {
      name: 'tools-without-laboratory',
      comment: 'The laboratory imports the tools; the tools do not import the laboratory.',
      severity: 'error',
      from: { path: '^tools/(src|bin)/' },
      to: { path: '^tools/lab/' },
    },
  ],
  options: { ...options, tsConfig: { fileName: require('node:path').join(__dirname, 'tsconfig.json') } },
};
