import { execFileSync } from 'node:child_process';

/** Specs fork compiled entries (the database process, the launcher), so the build must be that of the sources. */
export default function buildTools() {
  const args = ['bin/compile.mjs', 'tsconfig.lib.json'];
  execFileSync(process.execPath, args, { cwd: import.meta.dirname, stdio: 'inherit' });
}
