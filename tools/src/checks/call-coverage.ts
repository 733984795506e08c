import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const METHODS = ['get', 'post', 'patch', 'put', 'delete'];

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

/** Returns the name of a file; the capital inside the name of a brand begins no word. */
const kebab = (name: string): string =>
  name.replaceAll('WhatsApp', 'Whatsapp').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the operation ids of a contract. */
export function operationIds(contract: Contract): string[] {
  return Object.values(contract.paths).flatMap((path) =>
    METHODS.flatMap((method) => {
      const id = path[method]?.operationId;
      return id ? [id] : [];
    }),
  );
}

const verb = (name: string): string => name.split('-', 1)[0] ?? '';

/**
 * Operations without an e2e file of their name; and e2e files that are named like a call, by a verb that calls begin with,
 * where no operation has that name or the beginning of it. A use case that no call makes may have a file too.
 */
export function compareCalls(operations: string[], files: string[], useCases: string[] = []): string[] {
  const names = files.map((file) => file.replace(/\.e2e-spec\.ts$/, ''));
  const calls = operations.map(kebab);
  const verbs = new Set(calls.map(verb));
  const untested = operations.filter((id) => !names.includes(kebab(id)));
  const unknown = names.filter(
    (name) =>
      verbs.has(verb(name)) && !useCases.includes(name) && !calls.some((call) => `${name}-`.startsWith(`${call}-`)),
  );
  return [
    ...untested.map((id) => `${id} has no ${kebab(id)}.e2e-spec.ts`),
    ...unknown.map((name) => `${name}.e2e-spec.ts tests no call of that name`),
  ];
}

function filesEndingOn(ending: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => entry.name);
}

/** Calls of `openapi.yaml` below `root` that no e2e file tests, and e2e files of calls that are not there. */
export function untestedCalls(root: string): { operations: number; faults: string[] } {
  const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as Contract;
  const operations = operationIds(contract);
  const source = join(root, 'backend/src');
  const useCases = filesEndingOn('.use-case.ts', source).map((name) => name.replace('.use-case.ts', ''));
  return {
    operations: operations.length,
    faults: compareCalls(
      operations,
      [source, join(root, 'backend/test')].flatMap((folder) => filesEndingOn('.e2e-spec.ts', folder)),
      useCases,
    ),
  };
}
