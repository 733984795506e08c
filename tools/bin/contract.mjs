// Emits openapi.yaml from the controllers and the client from openapi.yaml. With --check it writes nothing: the
// committed files must equal the emitted ones, and the contract must lint without a warning.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const check = process.argv.includes('--check');
const CONTRACT = join(ROOT, 'openapi.yaml');
const CLIENT = ['first-page', 'api'].map((name) => join(ROOT, `libs/api-client/src/generated/${name}.gen.ts`));
const readClient = () => CLIENT.map((file) => readFileSync(file, 'utf8')).join('');

function run(args, cwd = ROOT) {
  const result = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout}${result.stderr}`);
    process.exit(1);
  }
}

function fail(sentence) {
  process.stderr.write(`${sentence} Run \`npm run contract\` and commit the result.\n`);
  process.exit(1);
}

const scratch = mkdtempSync(join(tmpdir(), 'nukkad-contract-'));
try {
  const emitted = join(scratch, 'openapi.yaml');
  run(['tools/bin/compile.mjs', 'backend/tsconfig.app.json']);
  run(['libs/language/dist/lexicon/compile-lexicon.js']);
  run(['backend/dist/openapi.js', emitted]);
  if (check) {
    if (readFileSync(emitted, 'utf8') !== readFileSync(CONTRACT, 'utf8')) fail('openapi.yaml is out of date.');
  } else {
    copyFileSync(emitted, CONTRACT);
  }
  run(['node_modules/@redocly/cli/bin/cli.js', 'lint', '--config', 'redocly.yaml', '--max-problems', '50', CONTRACT]);
  const before = check ? readClient() : '';
  run(
    [join(ROOT, 'node_modules/@rtk-query/codegen-openapi/lib/bin/cli.mjs'), 'openapi-codegen.config.cjs'],
    join(ROOT, 'libs/api-client'),
  );
  if (check && readClient() !== before) fail('The generated client is out of date.');
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
