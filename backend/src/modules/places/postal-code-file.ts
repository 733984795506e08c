import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { z } from 'zod';
import { isAroundIndia, type Position } from '@nukkad/contract/places/geo';

/** A post office of a postal code. The greater `accuracy`, the better its position is known (1-6). */
export interface PostOffice extends Position {
  accuracy: number;
}

/** A postal code as the file gives it. */
export interface PostalCode {
  code: string;
  state: string;
  district: string;
  offices: PostOffice[];
}

/** Contents of a file. */
export interface PostalCodeFile {
  codes: Map<string, PostalCode>;
  offices: number;
  /** Lines of other countries, and lines without a position. */
  skipped: number;
  /** Hash of the bytes. */
  hash: string;
}

/** A file cannot be imported; the message names its bad lines. */
export class PostalCodeFileError extends Error {}

const COLUMNS_MIN = 11;
const NAMED_LINES = 20;
const COUNTRY = 'IN';
const ACCURACY_UNKNOWN = 1;

const degrees = z
  .string()
  .trim()
  .regex(/^-?\d{1,3}(\.\d+)?$/)
  .transform(Number);
const LineSchema = z.object({
  code: z.string().regex(/^[1-9]\d{5}$/, 'the postal code has not six digits'),
  state: z.string().trim().min(1, 'the state is missing').max(100, 'the state is too long'),
  district: z.string().trim().max(100, 'the district is too long'),
  latitude: degrees,
  longitude: degrees,
  accuracy: z.coerce.number().int().min(0).max(9).catch(ACCURACY_UNKNOWN),
});
const OWN_SENTENCE = /^the /;

/** Reads one line (GeoNames: country, code, place, state, -, district, -, sub-district, -, latitude, longitude, accuracy). */
export function readPostalCodeLine(line: string): z.infer<typeof LineSchema> | 'skip' | { fault: string } {
  const columns = line.split('\t');
  if (columns.length < COLUMNS_MIN) return { fault: `${columns.length} columns instead of at least ${COLUMNS_MIN}` };
  const [country, code, , state, , district, , , , latitude = '', longitude = '', accuracy = ''] = columns;
  if (country !== COUNTRY || (latitude.trim() === '' && longitude.trim() === '')) return 'skip';
  const read = LineSchema.safeParse({ code, state, district, latitude, longitude, accuracy });
  if (!read.success) {
    const issue = read.error.issues[0];
    return {
      fault: issue && OWN_SENTENCE.test(issue.message) ? issue.message : `the ${String(issue?.path[0])} is no number`,
    };
  }
  return isAroundIndia(read.data) ? read.data : { fault: 'the position is not in India' };
}

const faultsOf = (faults: readonly string[], count: number): string =>
  [`${count} bad ${count === 1 ? 'line' : 'lines'}, nothing was imported:`, ...faults]
    .concat(count > faults.length ? [`and ${count - faults.length} more`] : [])
    .join('\n');

async function openFile(path: string): Promise<FileHandle> {
  try {
    const file = await open(path);
    if ((await file.stat()).isFile()) return file;
    await file.close();
  } catch (error) {
    throw new PostalCodeFileError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  throw new PostalCodeFileError(`${path} is no file.`);
}

/** Reads a GeoNames postal-code file line by line. Throws PostalCodeFileError when any line is bad. */
export async function readPostalCodeFile(path: string): Promise<PostalCodeFile> {
  const codes = new Map<string, PostalCode>();
  const faults: string[] = [];
  const hash = createHash('sha256');
  let [number, bad, offices, skipped] = [0, 0, 0, 0];
  const file = await openFile(path);
  for await (const line of file.readLines({ encoding: 'utf8' })) {
    number++;
    hash.update(line).update('\n');
    if (line.trim() === '') continue;
    const read = readPostalCodeLine(line);
    if (read === 'skip') skipped++;
    else if ('fault' in read) {
      bad++;
      if (faults.length < NAMED_LINES) faults.push(`line ${number}: ${read.fault}`);
    } else {
      offices++;
      const { code, state, district, ...office } = read;
      const known = codes.get(code);
      if (known) known.offices.push(office);
      else codes.set(code, { code, state, district, offices: [office] });
    }
  }
  if (bad > 0) throw new PostalCodeFileError(faultsOf(faults, bad));
  if (codes.size === 0) throw new PostalCodeFileError('The file holds no Indian postal codes.');
  return { codes, offices, skipped, hash: hash.digest('hex') };
}
