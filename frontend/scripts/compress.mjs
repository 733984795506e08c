// Writes a Brotli (.br) and a gzip (.gz) form beside each text file of the build, at the best quality, and `dist/.compressed` when all are
// complete: from then on, the server sends these forms. Nx runs it after the build, the first start after the server is ready.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const DIST = join(import.meta.dirname, '..', 'dist');
const COMPLETE = join(DIST, '.compressed');
/** Text files; pictures and fonts are compressed formats. */
const TEXT_FILE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
/** A smaller file fits into the first packets of its response. */
const COMPRESSED_FROM_BYTES = 1000;

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

async function compress(file) {
  const content = await readFile(file);
  if (content.length < COMPRESSED_FROM_BYTES) return;
  // the default quality of Brotli is its best (11)
  const [br, gz] = await Promise.all([compressBrotli(content), compressGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const files = await readdir(DIST, { recursive: true });
const served = files.filter((file) => TEXT_FILE.test(file) && !file.startsWith('.'));
await Promise.all(served.map((file) => compress(join(DIST, file))));
await writeFile(COMPLETE, '');
