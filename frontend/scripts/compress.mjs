// Writes a Brotli (.br) and a gzip (.gz) form beside each text file of the build, at the best quality, and `dist/.compressed` when all are
// complete: from then on, the server sends these forms. Nx runs it after the build; a first start runs it once the server is ready.
// If another build replaces the files meanwhile, it ends without `dist/.compressed` and with the code 1.
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const DIST = join(import.meta.dirname, '..', 'dist');
const COMPLETE = join(DIST, '.compressed');
/** Text files; pictures and fonts are compressed formats. */
const TEXT_FILE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
/** A smaller file fits into the first packets of its response. */
const COMPRESSED_FROM_BYTES = 1000;

/** The file that every build replaces: its scripts have other names in another build. */
const readBuild = () => readFile(join(DIST, 'index.html'), 'utf8').catch(() => null);

/** Writes a whole file at once: a reader never sees a part of it, also if two processes write it. */
async function write(file, content) {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

async function compress(file) {
  const content = await readFile(file);
  if (content.length < COMPRESSED_FROM_BYTES) return;
  // the default quality of Brotli is its best (11)
  const [br, gz] = await Promise.all([compressBrotli(content), compressGzip(content, { level: 9 })]);
  await Promise.all([write(`${file}.br`, br), write(`${file}.gz`, gz)]);
}

const build = await readBuild();
const files = await readdir(DIST, { recursive: true });
const served = files.filter((file) => TEXT_FILE.test(file) && !file.startsWith('.'));
await Promise.all(served.map((file) => compress(join(DIST, file))));
if ((await readBuild()) === build) await write(COMPLETE, '');
else {
  // forms of files that keep their name would be those of the other build
  await Promise.all(
    served.flatMap((file) => ['br', 'gz'].map((form) => rm(join(DIST, `${file}.${form}`), { force: true }))),
  );
  process.stderr.write('The build was replaced while its files were compressed.\n');
  process.exitCode = 1;
}
