import { execFileSync } from 'node:child_process';

/**
 * Specs fork compiled entries (the database process, the launcher), so the build must be that of the sources; a target of
 * Nx has built it before, and `npm test`.
 */
export default function buildTools() {
  if (process.env.NX_TASK_TARGET_TARGET) return;
  const args = ['bin/compile.mjs', 'tsconfig.lib.json'];
  execFileSync(process.execPath, args, { cwd: import.meta.dirname, stdio: 'inherit' });
}
