// Writes the CycloneDX bill of materials of everything that runs in production: to the file that is named, or to the output.
import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { status } = spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'build', '@nukkad/tools'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);
const { createBillOfMaterials } = await import('../dist/checks/bill-of-materials.js');
const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const document = `${JSON.stringify(createBillOfMaterials(lock), null, 2)}\n`;
const file = process.argv[2];
if (file) writeFileSync(file, document);
else process.stdout.write(document);
