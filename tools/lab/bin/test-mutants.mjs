// Plants bugs into the product one by one, and sees whether the tests notice: those of the lists, or with `--sample N` generated ones.
import { runLabProgram } from './lab-program.mjs';

const isGenerated = process.argv.some((argument) => /^--(?:sample|map)\b/.test(argument));
await runLabProgram(isGenerated ? 'mutants/sample/sample-mutants.js' : 'mutants/test-mutants.js', {
  startsServers: true,
});
