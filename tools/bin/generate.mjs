// npm run generate -- module NAME | use-case MODULE NAME | feature NAME
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const build = spawnSync(process.execPath, ['tools/bin/compile.mjs', 'tools/tsconfig.lib.json'], {
  cwd: ROOT,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);
await import('../dist/generators/run-generate.js');
