import { licenceOf } from './licences.js';
import { type LockFile, registryPackages } from './lock-file.js';

interface Component {
  type: 'library';
  name: string;
  version: string;
  purl: string;
  hashes: { alg: 'SHA-512'; content: string }[];
  licenses: { expression: string }[];
}

/** A CycloneDX document. */
export interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: number;
  components: Component[];
}

/** Address of a package; the `@` of a scope is encoded, as the standard demands. */
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The CycloneDX document of everything of a lock file that runs in production; the same for the same lock file. */
export function createBillOfMaterials(lock: LockFile): BillOfMaterials {
  const components = new Map<string, Component>();
  for (const { dev, name, version = '', integrity = '', license } of registryPackages(lock)) {
    if (dev) continue;
    const [purl, licence] = [purlOf(name, version), licenceOf(name, license)];
    components.set(purl, {
      type: 'library',
      name,
      version,
      purl,
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
      licenses: licence === undefined ? [] : [{ expression: licence }],
    });
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    components: [...components.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1)),
  };
}
