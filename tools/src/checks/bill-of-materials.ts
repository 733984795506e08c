import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type LockFile, registryPackages } from './lock-file.js';

interface Component {
  group?: string;
  name: string;
  version?: string;
  purl?: string;
}

/** As much of a CycloneDX document as is verified. */
export interface BillOfMaterials {
  bomFormat: string;
  components: Component[];
}

/** The CycloneDX document of everything that runs in production, of the lock file below `root`. */
export function writeBillOfMaterials(root: string): string {
  const program = join(root, 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      program,
      '--package-lock-only',
      '--omit',
      'dev',
      '--ignore-npm-errors',
      '--flatten-components',
      '--output-reproducible',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`cyclonedx-npm failed:\n${stderr}`);
  return stdout;
}

const keyOf = (name: string, version = ''): string => `${name}@${version}`;

/** Packages of production that a document leaves out, and components without an address. */
export function billOfMaterialsFaults({ bomFormat, components }: BillOfMaterials, lock: LockFile): string[] {
  if (bomFormat !== 'CycloneDX') return [`the format is ${bomFormat}`];
  const listed = new Set(
    components.map(({ group, name, version }) => keyOf(group ? `${group}/${name}` : name, version)),
  );
  const missing = registryPackages(lock).filter(({ dev, name, version }) => !dev && !listed.has(keyOf(name, version)));
  return [
    ...missing.map(({ path }) => `${path} is missing`),
    ...components
      .filter(({ purl }) => !purl?.startsWith('pkg:npm/'))
      .map(({ name }) => `${name} has no package address`),
  ];
}
