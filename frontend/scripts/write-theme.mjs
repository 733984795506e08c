/** Writes the parts of the theme that pages load: `npm run theme -w frontend`, after a change of `theme-options.ts`. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const { module } = await runnerImport(join(import.meta.dirname, 'theme-files.ts'));
const folder = join(import.meta.dirname, '..', 'src', 'shared', 'theme');
const files = { 'theme-variables.gen.css': module.writeVariables(), 'theme-data.gen.ts': module.writeData() };
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
execFileSync('npx', ['oxfmt', ...Object.keys(files).map((name) => join(folder, name))], { stdio: 'inherit' });
