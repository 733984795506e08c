// Checks the project below each given folder against the product's boundaries and prints the rules that each breaks.
// One process checks all of them, because loading the tool requires most of the time.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const require = createRequire(import.meta.url);
/** The boundaries of each project, as the check of all code reads them. */
const CONFIGURATIONS = {
  backend: '../../.dependency-cruiser.cjs',
  frontend: '../../frontend/.dependency-cruiser.cjs',
  libs: '../../frontend/.dependency-cruiser.cjs',
  tools: '../../tools/.dependency-cruiser.cjs',
};

const broken = [];
for (const folder of process.argv.slice(2)) {
  const project = Object.keys(CONFIGURATIONS).find((name) => existsSync(join(folder, name)));
  const { options, ...ruleSet } = require(CONFIGURATIONS[project]);
  process.chdir(folder);
  const { output } = await cruise(
    [project],
    { ...options, ruleSet: { ...ruleSet, options }, validate: true, baseDir: folder },
    undefined,
    { tsConfig: extractTSConfig(options.tsConfig.fileName) },
  );
  const { totalCruised, violations } = output.summary;
  broken.push({ totalCruised, rules: [...new Set(violations.map(({ rule }) => rule.name))] });
}
process.stdout.write(`RESULT${JSON.stringify(broken)}`);
