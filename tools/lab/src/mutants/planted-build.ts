import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Mutant, plant } from './mutant.js';

const SOURCES = 'backend/src/';

/**
 * Copies the built server with the mutant in it, for specs that start the server in a separate process. The copy is at
 * the same depth in the workspace as the build itself. Returns its entry and a function that removes it.
 */
export function plantInBuild(root: string, mutant: Mutant, name: string): { entry: string; remove: () => void } {
  if (!mutant.file.startsWith(SOURCES)) throw new Error(`${mutant.id}: only the server is started from its build`);
  const folder = join(root, 'node_modules', `.planted-${name}`);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder);
  cpSync(join(root, 'backend/dist'), folder, { recursive: true });
  // packages of the backend alone
  const own = join(root, 'backend/node_modules');
  if (existsSync(own)) symlinkSync(own, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const config = join(root, 'backend/tsconfig.app.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    join(root, 'backend'),
  );
  const { outputText } = ts.transpileModule(plant(readFileSync(join(root, mutant.file), 'utf8'), mutant), {
    compilerOptions: { ...options, module: ts.ModuleKind.ESNext, sourceMap: false },
    fileName: mutant.file,
  });
  writeFileSync(join(folder, mutant.file.slice(SOURCES.length).replace(/\.ts$/, '.js')), outputText);
  return { entry: join(folder, 'main.js'), remove };
}
