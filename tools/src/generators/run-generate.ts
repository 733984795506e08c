import { fileURLToPath } from 'node:url';
import { generate } from './generate.js';

const [kind, ...names] = process.argv.slice(2);
try {
  for (const path of generate(fileURLToPath(new URL('../../../', import.meta.url)), kind, names)) {
    process.stdout.write(`${path}\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
