/** As much of package-lock.json as the checks of the supply chain read. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  /** The real name of a package that is installed under another one. */
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  /** A workspace of this repository. */
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A package of the registry, with the place where it is installed. */
export interface RegistryPackage extends LockedPackage {
  path: string;
  name: string;
}

const REGISTRY = 'https://registry.npmjs.org/';
const EXACT = /^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const SHA_512 = /^sha512-[\w+/]{86}==$/;

/** Everything that comes from the registry. */
export const registryPackages = ({ packages }: LockFile): RegistryPackage[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ ...entry, path, name: entry.name ?? path.split('node_modules/').pop() ?? '' }));

/** Names of the workspaces, whose versions nobody publishes. */
const workspaceNames = ({ packages }: LockFile): Set<string> =>
  new Set(Object.entries(packages).flatMap(([path, { link }]) => (link ? [path.replace('node_modules/', '')] : [])));

/** Versions that a workspace asks for and that are not exact: another day they would install something else. */
function looseVersions(lock: LockFile): string[] {
  const own = workspaceNames(lock);
  return Object.entries(lock.packages)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
      Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([name, version]) => !own.has(name) && !EXACT.test(version))
        .map(
          ([name, version]) => `${path || 'package.json'}: ${name} asks for ${version}, which is not an exact version`,
        ),
    );
}

/**
 * What is wrong with a lock file: packages without a digest or from elsewhere than the registry, loose versions, and packages
 * whose install script `decided` neither allows nor forbids.
 */
export function lockFileFaults(lock: LockFile, decided: Readonly<Record<string, boolean>>): string[] {
  const packages = registryPackages(lock);
  return [
    ...packages
      .filter(({ integrity = '' }) => !SHA_512.test(integrity))
      .map(({ path }) => `${path} has no SHA-512 digest`),
    ...packages
      .filter(({ resolved = REGISTRY }) => !resolved.startsWith(REGISTRY))
      .map(({ path, resolved }) => `${path} comes from ${resolved}`),
    ...packages
      .filter(({ name, hasInstallScript }) => hasInstallScript && decided[name] === undefined)
      .map(({ path }) => `${path} has an install script that allowScripts of package.json does not name`),
    ...looseVersions(lock),
  ];
}
