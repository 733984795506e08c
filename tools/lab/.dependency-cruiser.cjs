// Applies the rules shared by all projects to the laboratory.
const { forbidden, options } = require('../../frontend/.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden,
  options: { ...options, tsConfig: { fileName: require('node:path').join(__dirname, 'tsconfig.json') } },
};
