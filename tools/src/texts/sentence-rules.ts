import type { Language } from '@nukkad/contract/languages';

/** Names that people typed: they run into the sentence, or into each other, where nothing sets them apart. */
const NAMES = 'other|title|company|seeker|applicant|name|names|sender|place';
const ADJACENT = new RegExp(String.raw`\{\{(?:${NAMES})\}\} ?\{\{\w+\}\}|\{\{\w+\}\} ?\{\{(?:${NAMES})\}\}`, 'u');
/** Names of parameters with numbers of things or people that may be one. */
const COUNTS = 'count|found|sent|filled|openings|matched|joined|counted';
const COUNTED_NOUN: Record<Language, RegExp> = {
  en: new RegExp(String.raw`\{\{(?:${COUNTS})\}\} (?:people|\p{L}{3,}s)(?!\p{L})`, 'u'),
  hi: new RegExp(String.raw`\{\{(?:${COUNTS})\}\} (?:लोग|इंसान)`, 'u'),
  kn: new RegExp(String.raw`\{\{(?:${COUNTS})\}\} ಜನ`, 'u'),
};
const COUNTED_FORM = /_(?:zero|one|two|few|many|other)$/;
/** Texts with the wording of the specification, or with counts that are never one. */
const COUNTED_SO = new Set(['posted.text', 'people.newest', 'verification.placeholder']);
/** The place of work is none that is free: short enough for a text message alone. */
const PLACE_IS_FREE: Record<Language, RegExp> = {
  en: /place (?:is|has become) (?:free|open)/i,
  hi: /जगह(?:ें)? (?:फिर )?खाली/,
  kn: /ಜಾಗ (?:ಮತ್ತೆ )?ಖಾಲಿ/,
};
/** A case ending is written apart after these alone: addresses, numbers and the names of products. */
const WITH_ENDING =
  'brand|address|login|codes|reference|phone|waiting|own|email|network|signsIn|ends|handle|amount|file|label|page|version';
const KANNADA_ENDING = new RegExp(
  String.raw`\{\{(?!(?:${WITH_ENDING})\}\})\w+\}\} (?:ನಿಂದ|ನಲ್ಲಿ|ಗೆ|ನ|ಅನ್ನು)(?!\p{Script=Kannada})`,
  'u',
);

/**
 * Returns whether a title is inside a sentence without quotes; before or after a colon, or in a list, it is separate.
 */
function hasBareTitle(text: string): boolean {
  return [...text.matchAll(/\{\{title\}\}/g)].some(({ index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + '{{title}}'.length)];
    if (/["“(]$/.test(before)) return false;
    if (/(?:^|\n|• )$/.test(before) && /^(?:$|[:\n,·]| –)/.test(after)) return false;
    return !(before.endsWith(': ') && /^(?:$|[\n.,।:])/.test(after));
  });
}

/** Returns the faults in the construction of one text. A text message has no room for quotes. */
export function sentenceFaults(language: Language, key: string, text: string): string[] {
  const faults: string[] = [];
  if (!/\bsms$/i.test(key)) {
    if (hasBareTitle(text)) faults.push('has a title without quotes in a sentence');
    if (PLACE_IS_FREE[language].test(text)) faults.push('says that a place is free where people are needed');
    if (ADJACENT.test(text)) faults.push('has a name and another parameter side by side');
  }
  if (!COUNTED_FORM.test(key) && !COUNTED_SO.has(key) && COUNTED_NOUN[language].test(text)) {
    faults.push('counts a noun without a form for one');
  }
  if (language === 'kn' && KANNADA_ENDING.test(text)) faults.push('has an ending after a name');
  return faults;
}

/**
 * Returns the faults in the quotes of a text: the server uses those of the SMS alphabet, the screens typographic ones.
 */
export const quoteFaults = (isServer: boolean, text: string): string[] =>
  (isServer ? /[“”]/ : /"/).test(text) ? [isServer ? 'has curly quotes' : 'has straight quotes'] : [];

/** Returns the quoted words of a text that name something to tap or open: no parameters, no sentences. */
const quotedLabels = (text: string): string[] =>
  [...text.matchAll(/["“]([^"“”{}]+)["”]/g)].map(([, label = '']) => label);

/** Returns quoted labels that match no text of a key in the same language. */
export const unknownLabels = (text: string, labels: ReadonlySet<string>): string[] =>
  quotedLabels(text).filter((label) => !labels.has(label));

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * Returns the faults of the glossary: rows with too many cells for their table, a term twice in a table, rows out of
 * order.
 */
export function glossaryFaults(markdown: string): string[] {
  const faults: string[] = [];
  let [columns, terms]: [number, string[]] = [0, []];
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) {
      [columns, terms] = [0, []];
      continue;
    }
    const cells = cellsOf(line);
    const [term = ''] = cells;
    if (/^-+$/.test(term)) continue;
    if (columns === 0) {
      columns = cells.length;
      continue;
    }
    if (cells.length !== columns) faults.push(`glossary: "${term}" has ${cells.length} cells in a table of ${columns}`);
    if (terms.includes(term)) faults.push(`glossary: "${term}" stands twice in one table`);
    terms.push(term);
  }
  return faults;
}
