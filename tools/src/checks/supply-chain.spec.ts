import { describe, expect, it } from '@jest/globals';
import { createBillOfMaterials } from './bill-of-materials.js';
import { licenceFaults } from './licences.js';
import { type LockFile, lockFileFaults } from './lock-file.js';

const SOUND = { version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==`, license: 'MIT' };
const locked = (fields: object, path = 'node_modules/a'): LockFile => ({
  packages: { [path]: { ...SOUND, ...fields } },
});

describe('the lock file', () => {
  it('passes with a digest, the registry and exact versions', () => {
    const lock = locked({ resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' });
    lock.packages['backend'] = { dependencies: { a: '1.0.0', b: 'npm:a@1.0.0', '@nukkad/contract': '*' } };
    lock.packages['node_modules/@nukkad/contract'] = { link: true };
    expect(lockFileFaults(lock, {})).toEqual([]);
  });

  it.each([
    ['a package without a digest', { integrity: undefined }, 'node_modules/a has no SHA-512 digest'],
    ['a package with a weak digest', { integrity: 'sha1-YWJj' }, 'node_modules/a has no SHA-512 digest'],
    [
      'a package from another host',
      { resolved: 'https://registry.example/a.tgz' },
      'node_modules/a comes from https://registry.example/a.tgz',
    ],
    [
      'a package from a repository',
      { resolved: 'git+ssh://git@github.com/a/a.git#1' },
      'node_modules/a comes from git+ssh://git@github.com/a/a.git#1',
    ],
    [
      'an install script that nobody decided about',
      { hasInstallScript: true },
      'node_modules/a has an install script that allowScripts of package.json does not name',
    ],
  ])('fails for %s', (_name, fields, fault) => {
    expect(lockFileFaults(locked(fields), { b: false })).toEqual([fault]);
  });

  it.each(['^1.0.0', '~1.0.0', 'latest', '*', 'github:a/a', 'file:../a'])('fails for the version %s', (version) => {
    const lock: LockFile = { packages: { backend: { dependencies: { a: version } } } };
    expect(lockFileFaults(lock, {})).toEqual([`backend: a asks for ${version}, which is not an exact version`]);
  });
});

describe('the list of licences', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('permits %s', (license) => {
    expect(licenceFaults(locked({ license }))).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-2.0-only', 'LGPL-3.0-or-later', 'SEE LICENSE IN LICENSE'])(
    'refuses %s',
    (license) => {
      expect(licenceFaults(locked({ license }))).toEqual([
        `node_modules/a has the licence ${license}, which is not on the list`,
      ]);
    },
  );

  it('refuses a package without a licence', () => {
    expect(licenceFaults(locked({ license: undefined }))).toEqual(['node_modules/a states no licence']);
  });

  it('permits the LGPL for the picture library, which is linked when the program runs', () => {
    const lock = locked({ license: 'Apache-2.0 AND LGPL-3.0-or-later' }, 'node_modules/@img/sharp-linux-x64');
    expect(licenceFaults(lock)).toEqual([]);
  });
});

describe('the bill of materials', () => {
  it('describes each package of production once, by its address, digest and licence', () => {
    const lock = locked({}, 'node_modules/@scope/a');
    lock.packages['node_modules/c/node_modules/@scope/a'] = SOUND;
    lock.packages['node_modules/busboy'] = { ...SOUND, version: '1.6.0', license: undefined };
    lock.packages['node_modules/alias'] = { ...SOUND, name: 'real' };
    lock.packages['node_modules/tool'] = { ...SOUND, dev: true };
    lock.packages['node_modules/@nukkad/contract'] = { link: true };
    const { components, ...document } = createBillOfMaterials(lock);
    expect(document).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(components[0]).toEqual({
      ...{ type: 'library', name: '@scope/a', version: '1.0.0', purl: 'pkg:npm/%40scope/a@1.0.0' },
      hashes: [{ alg: 'SHA-512', content: '0'.repeat(128) }],
      licenses: [{ expression: 'MIT' }],
    });
    expect(components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40scope/a@1.0.0',
      'pkg:npm/busboy@1.6.0',
      'pkg:npm/real@1.0.0',
    ]);
    expect(components[1]?.licenses).toEqual([{ expression: 'MIT' }]);
  });
});
