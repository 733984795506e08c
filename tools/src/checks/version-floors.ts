import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  packages: Record<string, { version?: string; link?: boolean }>;
}

const parts = (version: string): number[] => version.split('-', 1)[0]?.split('.').map(Number) ?? [];

/**
 * Returns true if `version` is lower than `floor` (numbers compared part by part; pre-releases count as their release).
 */
export function isBelow(version: string, floor: string): boolean {
  const [a, b] = [parts(version), parts(floor)];
  for (let i = 0; i < 3; i++) if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) < (b[i] ?? 0);
  return false;
}

/** Returns packages of the lock file, at any depth, with a version below their floor. */
export function belowFloors(lock: Lock, floors: Record<string, string>): string[] {
  return Object.entries(lock.packages).flatMap(([path, { version, link }]) => {
    const name = path.split('node_modules/').pop() ?? '';
    const floor = floors[name];
    if (!floor || !version || link || !isBelow(version, floor)) return [];
    return [`${path}: ${version} is below ${floor}`];
  });
}

/** Compares package-lock.json with docs/security/floors.json below `root`. */
export function checkFloors(root: string): string[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  return belowFloors(read('package-lock.json') as Lock, read('docs/security/floors.json') as Record<string, string>);
}
