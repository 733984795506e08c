import { type LockFile, registryPackages } from './lock-file.js';

/** Licences that permit use in a product whose source is not published. */
const PERMITTED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Python-2.0'],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1', 'WTFPL', 'Artistic-2.0'],
  // its files stay under it, and none of them is changed here
  'MPL-2.0',
]);
/** A library that is linked when the program runs, and that everybody may replace: the LGPL asks no more of its users. */
const LINKED_LIBRARIES = /^@img\/sharp-/;
const LINKED = new Set([...PERMITTED, 'LGPL-3.0-or-later']);

/** Licences of packages whose package.json states none that npm reads, from the licence file of each. */
const FROM_LICENCE_FILE: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

/** True when the SPDX expression leaves a choice for which `permitted` has every licence. */
function isPermitted(expression: string, permitted: ReadonlySet<string>): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => permitted.has(licence.trim())));
}

/** The licence of a package: as the lock file states it, else from its licence file. */
export const licenceOf = (name: string, stated?: string): string | undefined => stated ?? FROM_LICENCE_FILE[name];

/** Packages whose licence is not on the list. */
export function licenceFaults(lock: LockFile): string[] {
  return registryPackages(lock).flatMap(({ path, name, license }) => {
    const licence = licenceOf(name, license);
    if (licence === undefined) return [`${path} states no licence`];
    const permitted = LINKED_LIBRARIES.test(name) ? LINKED : PERMITTED;
    return isPermitted(licence, permitted) ? [] : [`${path} has the licence ${licence}, which is not on the list`];
  });
}
