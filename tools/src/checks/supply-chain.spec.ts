import { describe, expect, it } from '@jest/globals';
import { billOfMaterialsFaults } from './bill-of-materials.js';
import { licenceFaults } from './licences.js';
import { type LockFile, lockFileFaults } from './lock-file.js';

const SOUND = { version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==`, license: 'MIT' };
const locked = (fields: object, path = 'node_modules/a'): LockFile => ({
  packages: { [path]: { ...SOUND, ...fields } },
});

describe('the lock file', () => {
  it('passes with a digest, the registry and exact versions', () => {
    const lock = locked({ resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' });
    lock.packages['backend'] = { dependencies: { a: '1.0.0', b: 'npm:a@1.0.0', '@nukkad/domain': '*' } };
    lock.packages['node_modules/@nukkad/domain'] = { link: true };
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
  const component = { name: 'a', version: '1.0.0', purl: 'pkg:npm/a@1.0.0' };

  it('passes when it lists every package of production', () => {
    const lock = locked({});
    lock.packages['node_modules/b'] = { ...SOUND, dev: true };
    expect(billOfMaterialsFaults({ bomFormat: 'CycloneDX', components: [component] }, lock)).toEqual([]);
  });

  it('fails without a package of production, or with another version of it', () => {
    const components = [{ ...component, version: '1.0.1' }];
    expect(billOfMaterialsFaults({ bomFormat: 'CycloneDX', components }, locked({}))).toEqual([
      'node_modules/a is missing',
    ]);
  });

  it('fails for a component without an address, and for another format', () => {
    const components = [{ name: 'a', version: '1.0.0' }];
    expect(billOfMaterialsFaults({ bomFormat: 'CycloneDX', components }, locked({}))).toEqual([
      'a has no package address',
    ]);
    expect(billOfMaterialsFaults({ bomFormat: 'SPDX', components }, locked({}))).toEqual(['the format is SPDX']);
  });
});
