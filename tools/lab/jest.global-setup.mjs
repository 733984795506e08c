import { execFileSync } from 'node:child_process';

/** Specs start compiled programs of the laboratory and of the tools, so both builds must be those of the sources. */
export default function buildLab() {
  const args = ['../bin/compile.mjs', 'tsconfig.lib.json'];
  execFileSync(process.execPath, args, { cwd: import.meta.dirname, stdio: 'inherit' });
}
