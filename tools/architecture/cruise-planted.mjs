// Judges the backend below each folder that is named by the product's boundaries and prints which rules each breaks:
// one process for all of them, because most of the time goes into loading the tool.
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const { options, ...ruleSet } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const tsConfig = extractTSConfig(options.tsConfig.fileName);
const broken = [];
for (const folder of process.argv.slice(2)) {
  process.chdir(folder);
  const { output } = await cruise(
    ['backend/src'],
    { ...options, ruleSet: { ...ruleSet, options }, validate: true, baseDir: folder },
    undefined,
    { tsConfig },
  );
  const { totalCruised, violations } = output.summary;
  broken.push({ totalCruised, rules: [...new Set(violations.map(({ rule }) => rule.name))] });
}
process.stdout.write(`RESULT${JSON.stringify(broken)}`);
