import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ClientBase } from 'pg';
import { UserError } from '../start/user-error.js';
import { exportDatabase, type Transferred } from './export-database.js';

const DATA = 'data.gz';
const FILES = 'files';
const MANIFEST = 'manifest.json';

/** What a backup holds: a digest for each of its files. It is written last, so that a backup without one was not finished. */
interface Manifest {
  format: 'nukkad-backup';
  version: 1;
  takenAt: string;
  digests: Record<string, string>;
}

/** How much was stored or restored. */
export interface BackedUp extends Transferred {
  files: number;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** Paths of the files below a folder, relative to it; none when there is no such folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function copyAll(files: readonly string[], from: string, to: string): Promise<string[]> {
  const copied: string[] = [];
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    try {
      await copyFile(join(from, file), join(to, file));
      copied.push(file);
    } catch (error) {
      // erased meanwhile, with the account that it belonged to
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return copied;
}

/** Removes what was begun in `folder` when `work` fails. */
async function allOrNothing<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Stores all rows as of one moment, and the uploaded files that belong to them, in a new folder. A file is written before
 * the transaction that uses it commits, so a file that a row of the backup uses is older than that moment; younger ones are left out.
 */
export async function backUp(client: ClientBase, folder: string, filesDir: string): Promise<BackedUp> {
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new UserError(`${folder} is not empty: name a new folder.`);
  await mkdir(folder, { recursive: true });
  return allOrNothing(folder, async () => {
    const { takenAt, ...transferred } = await exportDatabase(client, join(folder, DATA));
    const present: string[] = [];
    for (const file of await filesBelow(filesDir)) {
      const found = await stat(join(filesDir, file)).catch(() => null);
      if (found && found.mtime <= takenAt) present.push(file);
    }
    const copied = await copyAll(present, filesDir, join(folder, FILES));
    const digests: Manifest['digests'] = { [DATA]: await digestOf(join(folder, DATA)) };
    for (const file of copied) digests[join(FILES, file)] = await digestOf(join(folder, FILES, file));
    const manifest: Manifest = { format: 'nukkad-backup', version: 1, takenAt: takenAt.toISOString(), digests };
    await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    return { ...transferred, files: copied.length };
  });
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null)
    throw new UserError(`${folder} has no ${MANIFEST}: it is no backup, or one that was not finished.`);
  const manifest = JSON.parse(text) as Partial<Manifest>;
  if (manifest.format !== 'nukkad-backup' || manifest.version !== 1)
    throw new UserError(`${folder} is a backup of another version: restore it with the version that wrote it.`);
  return manifest as Manifest;
}

/** Compares every file of a backup with its digest. Throws UserError for a backup that is damaged. */
export async function checkBackup(folder: string): Promise<Pick<Manifest, 'takenAt'>> {
  const { takenAt, digests } = await readManifest(folder);
  for (const [file, digest] of Object.entries(digests)) {
    const found = await digestOf(join(folder, file)).catch(() => null);
    if (found === null) throw new UserError(`The backup is damaged: ${file} is missing.`);
    if (found !== digest) throw new UserError(`The backup is damaged: ${file} was changed.`);
  }
  return { takenAt };
}

/** The file of the rows of a backup. */
export const rowsOf = (folder: string): string => join(folder, DATA);

/** Refuses to restore over files. */
export async function checkFilesFolder(filesDir: string): Promise<void> {
  if ((await filesBelow(filesDir)).length > 0)
    throw new UserError(`${filesDir} is not empty: restore into a new data directory.`);
}

/** Uploaded files of a backup that lie beside their place until they are moved there. */
export interface StagedFiles {
  count: number;
  /** Moves all of them to their place. */
  putInPlace: () => Promise<void>;
  discard: () => Promise<void>;
}

/** Copies the uploaded files of a backup next to their place, all or none, without what an earlier try left there. */
export async function stageFiles(folder: string, filesDir: string): Promise<StagedFiles> {
  await checkFilesFolder(filesDir);
  const { digests } = await readManifest(folder);
  const files = Object.keys(digests).flatMap((file) =>
    file.startsWith(join(FILES, '/')) ? [relative(FILES, file)] : [],
  );
  const partial = `${filesDir}.restoring`;
  const discard = (): Promise<void> => rm(partial, { recursive: true, force: true });
  await discard();
  return allOrNothing(partial, async () => {
    await mkdir(partial, { recursive: true });
    const copied = await copyAll(files, join(folder, FILES), partial);
    if (copied.length < files.length) throw new UserError('The backup is damaged: a file is missing.');
    const putInPlace = async (): Promise<void> => {
      await checkFilesFolder(filesDir);
      await rm(filesDir, { recursive: true, force: true });
      await rename(partial, filesDir);
    };
    return { count: files.length, putInPlace, discard };
  });
}

/** Stages the uploaded files, fills the database by `importRows`, then moves the files to their place; returns their number. */
export async function restoreAll(folder: string, filesDir: string, importRows: () => Promise<void>): Promise<number> {
  const staged = await stageFiles(folder, filesDir);
  try {
    await importRows();
    await staged.putInPlace();
    return staged.count;
  } catch (error) {
    await staged.discard();
    throw error;
  }
}
