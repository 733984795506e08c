import { readFile } from 'node:fs/promises';
import { SKILL_CLASSES } from '@nukkad/contract/jobs/minimum-wages';
import { z } from 'zod';

/** A file cannot be imported; the message names its bad lines. */
export class MinimumWageFileError extends Error {}

export const MINIMUM_WAGE_COLUMNS = [
  ...['state', 'zone', 'schedule', 'skill_class', 'daily', 'effective_from', 'effective_to', 'source', 'source_date'],
  'confirmed',
] as const;

const word = z.string().trim().min(1).max(200);
const LineSchema = z.object({
  state: word,
  zone: word,
  schedule: word,
  skill_class: z.enum(SKILL_CLASSES),
  daily: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number),
  effective_from: z.iso.date(),
  effective_to: z.union([z.iso.date(), z.literal('').transform(() => null)]),
  source: word,
  source_date: z.iso.date(),
  confirmed: z.enum(['yes', 'no']).transform((said) => said === 'yes'),
});
export type MinimumWageLine = z.infer<typeof LineSchema>;

/** Returns the fields of a line: a quoted field may contain commas, a quote is written twice. */
export const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare = '']) =>
    quoted === undefined ? bare : quoted.replaceAll('""', '"'),
  );

/** Reads the text of a file, the first line being MINIMUM_WAGE_COLUMNS. Throws MinimumWageFileError when any line is bad. */
export function readMinimumWages(text: string): MinimumWageLine[] {
  const [head = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/);
  if (head.trim() !== MINIMUM_WAGE_COLUMNS.join(',')) {
    throw new MinimumWageFileError(`line 1: the columns must be ${MINIMUM_WAGE_COLUMNS.join(',')}`);
  }
  const faults: string[] = [];
  const read = lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const fields = fieldsOf(line);
    const named = Object.fromEntries(MINIMUM_WAGE_COLUMNS.map((column, at) => [column, fields[at]?.trim()]));
    const parsed = LineSchema.safeParse(named);
    const isWhole = fields.length === MINIMUM_WAGE_COLUMNS.length;
    const isOrdered = !parsed.data?.effective_to || parsed.data.effective_to >= parsed.data.effective_from;
    if (parsed.success && isWhole && isOrdered) return [parsed.data];
    const fault = isWhole ? String(parsed.error?.issues[0]?.path[0] ?? 'effective_to') : `${fields.length} columns`;
    faults.push(`line ${index + 2}: ${fault}`);
    return [];
  });
  if (faults.length > 0) throw new MinimumWageFileError(`Nothing was imported:\n${faults.slice(0, 20).join('\n')}`);
  if (read.length === 0) throw new MinimumWageFileError('The file holds no wages.');
  return read;
}

/** Reads a file. Throws MinimumWageFileError. */
export async function readMinimumWageFile(path: string): Promise<MinimumWageLine[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new MinimumWageFileError(`${path} cannot be read (${error.code}).`);
  });
  return readMinimumWages(text);
}
