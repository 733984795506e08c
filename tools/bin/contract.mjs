// Emits openapi.yaml from the controllers and the client from openapi.yaml. With --check it changes no committed file, since other checks read
// them meanwhile: the committed files must equal the emitted ones, and the contract must lint without a warning.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const check = process.argv.includes('--check');
const CONTRACT = join(ROOT, 'openapi.yaml');
const CLIENT = 'libs/api-client';
/** The files that the generator of the client reads. */
const READ_BY_GENERATOR = [
  ...['openapi.yaml', '.prettierrc', `${CLIENT}/openapi-codegen.config.cjs`, `${CLIENT}/src/base-api.ts`],
  ...[`${CLIENT}/package.json`, `${CLIENT}/src/generated`],
];
const readClient = (root) =>
  ['first-page', 'api']
    .map((name) => readFileSync(join(root, CLIENT, `src/generated/${name}.gen.ts`), 'utf8'))
    .join('');

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
  const emitted = join(scratch, 'emitted.yaml');
  run(['tools/bin/compile.mjs', 'backend/tsconfig.app.json', '--noCheck']);
  run(['libs/language/dist/lexicon/compile-lexicon.js']);
  run(['backend/dist/openapi.js', emitted]);
  if (check) {
    if (readFileSync(emitted, 'utf8') !== readFileSync(CONTRACT, 'utf8')) fail('openapi.yaml is out of date.');
  } else {
    copyFileSync(emitted, CONTRACT);
  }
  run(['node_modules/@redocly/cli/bin/cli.js', 'lint', '--config', 'redocly.yaml', '--max-problems', '50', CONTRACT]);
  const workspace = check ? scratch : ROOT;
  if (check) for (const path of READ_BY_GENERATOR) cpSync(join(ROOT, path), join(scratch, path), { recursive: true });
  run(
    [join(ROOT, 'node_modules/@rtk-query/codegen-openapi/lib/bin/cli.mjs'), 'openapi-codegen.config.cjs'],
    join(workspace, CLIENT),
  );
  if (check && readClient(scratch) !== readClient(ROOT)) fail('The generated client is out of date.');
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
