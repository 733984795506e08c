// All static checks, one line each. A failing check shows its output; the exit code is 1 when any failed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const bin = (path) => [process.execPath, `node_modules/${path}`];
const NX = bin('nx/dist/bin/nx.js');

const CHECKS = [
  ['format', [...bin('prettier/bin/prettier.cjs'), '--check', '.', '--log-level', 'warn']],
  ['build', [...NX, 'run-many', '-t', 'build']],
  ['lint', [...NX, 'run-many', '-t', 'lint']],
  ['types', [...NX, 'run-many', '-t', 'typecheck']],
  [
    'boundaries',
    [...bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', 'backend/src'],
  ],
  ['dead code', bin('knip/bin/knip.js')],
  ['contract', [process.execPath, 'tools/bin/contract.mjs', '--check']],
  ['locales', [process.execPath, 'tools/dist/checks/run-check.js', 'locales']],
  ['calls', [process.execPath, 'tools/dist/checks/run-check.js', 'calls']],
  ['versions', [process.execPath, 'tools/dist/checks/run-check.js', 'versions']],
  [
    'schema',
    [
      process.execPath,
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--rootDir',
      'backend',
      '-c',
      'backend/jest.config.mjs',
      '-i',
      'schema-drift',
    ],
  ],
  ['bundle size', [process.execPath, 'frontend/scripts/bundle-size.mjs']],
];

let failed = 0;
const only = process.argv.slice(2);
for (const [name, [command, ...args]] of CHECKS) {
  if (only.length > 0 && !only.includes(name)) continue;
  const started = performance.now();
  const result = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const ok = result.status === 0;
  if (!ok) failed++;
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)\n`);
  if (!ok) process.stdout.write(`${result.stdout}${result.stderr}\n`);
}
process.exit(failed === 0 ? 0 : 1);
