import { execFileSync } from 'node:child_process';

/**
 * Specs start compiled programs of the laboratory and of the tools, so both builds must be those of the sources; a target
 * of Nx has built them before, and `npm test`.
 */
export default function buildLab() {
  if (process.env.NX_TASK_TARGET_TARGET) return;
  const args = ['../bin/compile.mjs', 'tsconfig.lib.json'];
  execFileSync(process.execPath, args, { cwd: import.meta.dirname, stdio: 'inherit' });
}
