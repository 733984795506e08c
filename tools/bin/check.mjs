// All static checks, two side by side, one line each as it ends. A failing check shows its output; the exit code is 1
// when any failed. `npm run check NAME…` runs the named ones alone; the schema is checked by `npm test` and runs here
// only by its name.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LANES = 2;
const bin = (path) => [`node_modules/${path}`];
const NX = bin('nx/dist/bin/nx.js');
const PROJECTS = ['libs/domain', 'libs/api-client', 'backend', 'tools', 'frontend'];
const look = (name) => ['tools/dist/checks/run-check.js', name];

/** Each with its arguments for Node, and the check that must have ended before. */
const CHECKS = [
  { name: 'build', command: [...NX, 'run-many', '-t', 'build'] },
  { name: 'format', command: [...bin('prettier/bin/prettier.cjs'), '--check', '.', '--log-level', 'warn'] },
  // the rule of the project boundaries reads the graph that Nx keeps, and each project is linted in a process of its own
  { name: 'lint', after: 'build', command: [...NX, 'run-many', '-t', 'lint', '--parallel', '1'] },
  // one compiler for all projects, which it finds built
  { name: 'types', after: 'build', command: [...bin('typescript/bin/tsc'), '-b', ...PROJECTS] },
  { name: 'contract', after: 'build', command: ['tools/bin/contract.mjs', '--check'] },
  {
    name: 'boundaries',
    command: [
      ...bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.cjs', 'backend/src'],
    ],
  },
  { name: 'dead code', command: bin('knip/bin/knip.js') },
  { name: 'locales', after: 'build', command: look('locales') },
  { name: 'calls', after: 'build', command: look('calls') },
  { name: 'versions', after: 'build', command: look('versions') },
  { name: 'bundle size', after: 'build', command: ['frontend/scripts/bundle-size.mjs'] },
  {
    name: 'schema',
    onlyByName: true,
    command: [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      ...bin('jest/bin/jest.js'),
      ...['--rootDir', 'backend', '-c', 'backend/jest.config.mjs', '-i', 'schema-drift.e2e-spec'],
    ],
  },
];

function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

async function check({ name, command }) {
  const started = performance.now();
  const { ok, output } = await run(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)\n${ok ? '' : `${output}\n`}`);
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
const running = new Set();
let failed = 0;
while (waiting.length > 0 || running.size > 0) {
  const next = running.size < LANES ? waiting.findIndex(({ after }) => !unfinished.has(after)) : -1;
  if (next < 0) {
    await Promise.race(running);
    continue;
  }
  const [chosen] = waiting.splice(next, 1);
  const done = check(chosen).then((ok) => {
    if (!ok) failed++;
    unfinished.delete(chosen.name);
    running.delete(done);
  });
  running.add(done);
}
process.exit(failed === 0 ? 0 : 1);
