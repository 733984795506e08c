// Checks the project below each given folder against the product's boundaries and prints the rules that each breaks.
// One process checks all of them, because loading the tool requires most of the time.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';

const require = createRequire(import.meta.url);
/** The boundaries of all projects. */
const { options, ...ruleSet } = require('../../.dependency-cruiser.cjs');
const PROJECTS = ['backend', 'frontend', 'libs', 'tools'];

const broken = [];
for (const folder of process.argv.slice(2)) {
  const projects = PROJECTS.filter((name) => existsSync(join(folder, name)));
  process.chdir(folder);
  const { output } = await cruise(projects, {
    ...options,
    ruleSet: { ...ruleSet, options },
    validate: true,
    baseDir: folder,
  });
  const { totalCruised, violations } = output.summary;
  broken.push({ totalCruised, rules: [...new Set(violations.map(({ rule }) => rule.name))] });
}
process.stdout.write(`RESULT${JSON.stringify(broken)}`);
