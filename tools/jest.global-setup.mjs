import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** Specs fork compiled entries (the database process, the launcher), so the build must be that of the sources. */
export default function buildTools() {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-b', 'tsconfig.lib.json'], { cwd: import.meta.dirname, stdio: 'inherit' });
}
