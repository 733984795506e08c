// All static checks, two programs side by side, one line for each check as it ends. A failing check shows its output; the exit code is 1
// when any failed. `npm run check NAME…` runs the named ones alone. Two run by their names only: the schema, which `npm test` checks as well,
// and types, since lint reports the errors of the compiler.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LANES = 2;
const bin = (path) => [`node_modules/${path}`];
const NX = bin('nx/dist/bin/nx.js');
/** The linter reports the compiler's errors as well, by the type checker that the rules with types use. */
const LINT_OPTIONS = JSON.parse(readFileSync(new URL('lint-options.json', import.meta.url), 'utf8'));

/**
 * Each check with its commands, Node programs that run until one fails, and the check whose output it reads. Checks with
 * a `program` share it: it is given the names of those that wait, and prints a line for each.
 */
const CHECKS = [
  {
    name: 'lint',
    commands: [
      // the rule of the project boundaries reads the cached project graph of Nx, and passes everything without one
      [...NX, 'show', 'projects'],
      [...bin('oxlint/bin/oxlint'), ...LINT_OPTIONS, '.'],
    ],
  },
  // `build` replaces the folder of the documents, which a running server reads
  { name: 'build', commands: [[...NX, 'run-many', '-t', 'build,documents']] },
  {
    name: 'boundaries',
    // it follows the imports of compiled files
    after: 'build',
    commands: [
      [
        ...bin('dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', '.dependency-cruiser.cjs', 'backend/{src,test,scripts}', 'frontend/{src,test,e2e,scripts}'],
        ...['libs/*/src', 'tools/{src,bin}', 'tools/lab/{src,bin}'],
      ],
    ],
  },
  ...[
    ...['locales', 'unused texts', 'calls', 'versions', 'supply chain', 'security documents', 'secrets', 'test inputs'],
    ...['budgets', 'words'],
  ].map((name) => ({ name, after: 'build', program: 'tools/dist/checks/run-check.js' })),
  { name: 'contract', after: 'build', commands: [['tools/bin/contract.mjs', '--check']] },
  { name: 'dead code', commands: [bin('knip/bin/knip.js')] },
  { name: 'format', commands: [[...bin('oxfmt/bin/oxfmt'), '--check', '--threads=1']] },
  { name: 'bundle size', after: 'build', commands: [['frontend/scripts/bundle-size.mjs']] },
  { name: 'types', onlyByName: true, commands: [['tools/bin/compile.mjs']] },
  {
    name: 'schema',
    onlyByName: true,
    commands: [
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        ...bin('jest/bin/jest.js'),
        ...['--rootDir', 'backend', '-c', 'backend/jest.config.mjs', '-i', 'schema-drift.e2e-spec'],
      ],
    ],
  },
];

// The compiler and the typed lint are programs in Go. Collections of garbage are a fifth of their time; with three times
// the usual growth between two collections, they use a sixth more memory.
const env = { GOGC: '300', ...process.env };

function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs one check, and prints its line. */
async function check({ name, commands }) {
  const started = performance.now();
  let result = { ok: false, output: '' };
  for (const command of commands) {
    result = await run(command);
    if (!result.ok) break;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${result.ok ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)\n${result.ok ? '' : `${result.output}\n`}`,
  );
  return result.ok;
}

/** Runs the checks of one program, which prints their lines. */
async function checkTogether(program, checks) {
  const { ok, output } = await run([program, ...checks.map(({ name }) => name)]);
  process.stdout.write(output);
  return ok;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !CHECKS.some((known) => known.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No check is called ${unknown.join(', ')}: ${CHECKS.map(({ name }) => name).join(', ')}.\n`);
  process.exit(1);
}

const waiting = CHECKS.filter(({ name, onlyByName }) => (names.length > 0 ? names.includes(name) : !onlyByName));
const unfinished = new Set(waiting.map(({ name }) => name));
let failed = 0;
const running = new Set();
while (waiting.length > 0 || running.size > 0) {
  const next = running.size < LANES ? waiting.findIndex(({ after }) => !unfinished.has(after)) : -1;
  if (next >= 0) {
    const { program } = waiting[next];
    const chosen = waiting.filter((other, index) => index === next || (program && other.program === program));
    for (const started of chosen) waiting.splice(waiting.indexOf(started), 1);
    const done = (program ? checkTogether(program, chosen) : check(chosen[0])).then((ok) => {
      if (!ok) failed++;
      for (const { name } of chosen) unfinished.delete(name);
      running.delete(done);
    });
    running.add(done);
  } else {
    await Promise.race(running);
  }
}
process.exit(failed === 0 ? 0 : 1);
