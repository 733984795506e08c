import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BillOfMaterials, billOfMaterialsFaults, writeBillOfMaterials } from './bill-of-materials.js';
import { licenceFaults } from './licences.js';
import { type LockFile, lockFileFaults } from './lock-file.js';

/** Verifies the lock file, the licences and the bill of materials below `root`. */
export function checkSupplyChain(root: string): string[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const lock = read('package-lock.json') as LockFile;
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  const document = JSON.parse(writeBillOfMaterials(root)) as BillOfMaterials;
  return [
    ...lockFileFaults(lock, allowScripts),
    ...licenceFaults(lock),
    ...billOfMaterialsFaults(document, lock).map((fault) => `bill of materials: ${fault}`),
  ];
}
