import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, moduleOf, NO_MODULE } from './fault-scope.js';

const FOLDERS = ['backend/src/modules', 'frontend/src'];
const IMPORT = /(?:from|import\()\s*'(\.[^']*)'/g;

/** Returns the imports between modules: module → modules that its files, including its specs, import. */
function importsOfModules(root: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of FOLDERS.flatMap((folder) => filesBelow(root, folder, /\.tsx?$/))) {
    const own = imports.get(moduleOf(file)) ?? new Set();
    imports.set(moduleOf(file), own);
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      own.add(moduleOf(join(dirname(file), path)));
    }
  }
  return imports;
}

/**
 * Returns the modules with specs that may reach one of `modules`: these, and the modules that import them. No module
 * imports a module that only registers with others; the specs of the modules that it imports reach it.
 */
export function modulesReaching(root: string, modules: ReadonlySet<string>): Set<string> {
  const imports = importsOfModules(root);
  const reaching = new Set(modules);
  for (const module of modules) {
    const importers = [...imports].filter(([name, imported]) => name !== module && imported.has(module));
    const names = importers.length > 0 ? importers.map(([name]) => name) : (imports.get(module) ?? []);
    for (const name of names) reaching.add(name);
  }
  reaching.delete(NO_MODULE);
  return reaching;
}
