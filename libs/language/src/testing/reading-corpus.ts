/** A line of a corpus: a text, and the reading that is expected of it. */
export interface ReadingCase {
  /** File and line, for reports. */
  location: string;
  subject: string;
  /** The name of the reader. */
  reading: string;
  /** The weight that a meaning needs in order to count. */
  minWeight: number;
  text: string;
  expected: string;
  /** Why the product does not read the text as expected, for a case that is listed as a known gap. */
  gap: string | null;
}

/**
 * How a reading is compared with the expected one. `first`: the first item is one of the alternatives "a | b". `all`: the items
 * are those expected, in their order. `some`: the items contain each expected one and none that follows "not".
 */
export type Comparison = 'first' | 'all' | 'some';

export interface Reader {
  comparison: Comparison;
  read: (text: string, minWeight: number) => readonly string[] | Promise<readonly string[]>;
}

export interface Verdict {
  case: ReadingCase;
  read: readonly string[];
  /** Whether a reading is expected, whether there is one, and whether it is the expected one. */
  isWanted: boolean;
  isFound: boolean;
  isRight: boolean;
}

export interface Score {
  cases: number;
  gaps: number;
  precision: number;
  recall: number;
}

/** The expectation that nothing is read. */
const NOTHING = '–';
const SECTION = /^\[(?<subject>[^:\]]+): (?<reading>.+?)(?:, at least (?<minWeight>0?\.\d+))?\]$/;
const CASE = /^(?<text>\S(?:.*?\S)?) → (?<expected>.+?)(?: # gap: (?<gap>\S.*))?$/;

/**
 * The cases of a corpus. A section begins with `[subject: reading]` or `[subject: reading, at least 0.75]`; a case is
 * `text → expected`, with ` # gap: reason` behind it when the product is known to read it otherwise. Lines that begin with `# `
 * are comments.
 */
export function parseCorpus(file: string, content: string): ReadingCase[] {
  const cases = new Map<string, ReadingCase>();
  let section: Pick<ReadingCase, 'subject' | 'reading' | 'minWeight'> | undefined;
  for (const [index, line] of content.split('\n').entries()) {
    const location = `${file}:${index + 1}`;
    const header = SECTION.exec(line)?.groups;
    if (header) {
      const { subject = '', reading = '', minWeight = '0' } = header;
      section = { subject, reading, minWeight: Number(minWeight) };
    } else if (line !== '' && !line.startsWith('# ')) {
      const { text = '', expected = '', gap = null } = CASE.exec(line)?.groups ?? {};
      if (!section || text === '') throw new Error(`${location} is neither a section nor a case: ${line}`);
      const key = JSON.stringify([section, text]);
      if (cases.has(key)) throw new Error(`${location} repeats ${cases.get(key)!.location}: ${line}`);
      cases.set(key, { location, ...section, text, expected, gap });
    }
  }
  return [...cases.values()];
}

function compareReading(
  comparison: Comparison,
  expected: string,
  read: readonly string[],
): Omit<Verdict, 'case' | 'read'> {
  const isNothing = expected === NOTHING;
  if (comparison === 'first' && !isNothing) {
    const isRight = read[0] !== undefined && expected.split(' | ').includes(read[0]);
    return { isWanted: true, isFound: read.length > 0, isRight };
  }
  if (comparison === 'all' || isNothing) {
    return { isWanted: !isNothing, isFound: read.length > 0, isRight: read.join(', ') === (isNothing ? '' : expected) };
  }
  const parts = expected.split(', ');
  const unwanted = parts.flatMap((part) => (part.startsWith('not ') ? [part.slice('not '.length)] : []));
  const wanted = parts.filter((part) => !part.startsWith('not '));
  return {
    isWanted: wanted.length > 0,
    isFound: read.some((item) => wanted.includes(item) || unwanted.includes(item)),
    isRight: wanted.every((item) => read.includes(item)) && !read.some((item) => unwanted.includes(item)),
  };
}

/** Reads every case with its reader. */
export async function judgeCases(
  cases: readonly ReadingCase[],
  readers: Readonly<Record<string, Reader>>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const each of cases) {
    const reader = readers[each.reading];
    if (!reader) throw new Error(`${each.location} names the unknown reading "${each.reading}"`);
    const read = await reader.read(each.text, each.minWeight);
    verdicts.push({ case: each, read, ...compareReading(reader.comparison, each.expected, read) });
  }
  return verdicts;
}

/** Of the readings, the share that is right; of the expected readings, the share that is found. */
export function scoreOf(verdicts: readonly Verdict[]): Score {
  const right = verdicts.filter(({ isWanted, isFound, isRight }) => isWanted && isFound && isRight).length;
  return {
    cases: verdicts.length,
    gaps: verdicts.filter(({ case: { gap } }) => gap !== null).length,
    precision: right / verdicts.filter(({ isFound }) => isFound).length,
    recall: right / verdicts.filter(({ isWanted }) => isWanted).length,
  };
}

export const scoreLine = (name: string, { cases, gaps, precision, recall }: Score): string =>
  `${name.padEnd(8)} ${String(cases).padStart(5)} cases  precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  ` +
  `known gaps ${gaps}`;

/** One line for each case whose reading differs from the expected one, and for each known gap that is closed. */
export function differencesOf(verdicts: readonly Verdict[]): string[] {
  return verdicts.flatMap(({ case: { location, subject, text, expected, gap }, read, isRight }) => {
    if (isRight === (gap === null)) return [];
    const name = `${location} [${subject}] "${text}"`;
    if (isRight) return [`${name} is read as expected: remove its known gap "${gap}"`];
    return [`${name}: expected ${expected}, read ${read.join(', ') || 'nothing'}`];
  });
}
