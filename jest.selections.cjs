const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The selection of all specs that are in no folder of another selection. */
const OWN = 'own';

const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Jest's `testPathIgnorePatterns` for a selection of the project in `rootDir`, whose `test-selections.json` lists the
 * folders of each selection. Any other name, or none, ignores no spec.
 */
function ignoreOtherSelections(rootDir, selection = process.env.TEST_SELECTION) {
  const folders = JSON.parse(readFileSync(join(rootDir, 'test-selections.json'), 'utf8'));
  const inside = (paths) => `${escapePattern(`${rootDir}/`)}(${paths.map(escapePattern).join('|')})/`;
  const ignored = ['/node_modules/'];
  if (selection === OWN) ignored.push(`^${inside(Object.values(folders).flat())}`);
  if (folders[selection]) ignored.push(`^(?!${inside(folders[selection])})`);
  return ignored;
}

module.exports = { ignoreOtherSelections };
