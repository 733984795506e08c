import { join } from 'node:path';
import { listDataFiles, parseFiles } from '@nukkad/language/lexicon/data-files';
import { interpretQuery } from '@nukkad/language/query-interpretation';
import { readWork } from '@nukkad/language/query-reading';
import { readConditions, restOfText } from '@nukkad/language/search-conditions';
import { ROOT } from '../start/workspace.js';
import { findLine } from './data-lines.js';

const KINDS = { occupation: 'occupation', skill: 'skill', category: 'category', job_type: 'job_type' } as const;
/** Blocks of words that lead to several occupations. */
const OTHER_BLOCKS: ReadonlySet<string> = new Set(['place', 'shared', 'spelling', 'words']);
const TEXT_MAX = 100;
const shorten = (text: string): string => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)} …` : text);
const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints the reading of a search text, and the line of the data behind each part. */
function printReading(text: string): void {
  const blocks = parseFiles(listDataFiles(join(ROOT, 'libs/language/data')));
  const others = blocks.filter((block) => OTHER_BLOCKS.has(block.kind));
  const blockOf = (kind: string, id: string) => blocks.find((block) => block.kind === kind && block.id === id);
  const printSource = (kind: string, id: string, phrase: string): void => {
    const block = blockOf(kind, id);
    const found = (block && findLine([block], phrase)) ?? findLine(others, phrase);
    if (found) write(`    ${found.location}  ${shorten(found.text)}`);
  };
  const { conditions, excluded, rest } = readConditions(text);
  for (const { condition, isExcluded, spans } of conditions) {
    write(`condition ${isExcluded ? 'not ' : ''}${condition}`);
    for (const { start, end } of spans) printSource('condition', condition, text.slice(start, end));
  }
  for (const { words } of excluded) write(`not wanted: ${words}`);
  const work = restOfText(text, rest);
  const { phrases } = readWork(work);
  for (const { phrase, meanings } of phrases) {
    write(`"${phrase}"`);
    for (const { kind, id, weight } of meanings) {
      write(`  ${kind} ${id} (${weight.toFixed(2)})`);
      printSource(KINDS[kind], id, phrase);
    }
  }
  const { occupations, skills, terms } = interpretQuery(work);
  const list = (found: readonly { id: string; weight: number }[]): string =>
    found.map(({ id, weight }) => `${id} ${weight.toFixed(2)}`).join(', ') || 'none';
  write(`occupations: ${list(occupations)}\nskills: ${list(skills)}\nunknown words: ${terms.join(', ') || 'none'}`);
}

const text = process.argv.slice(2).join(' ').trim();
if (text === '') {
  process.stderr.write('Give a text: npm run words -- "nal theek karna"\n');
  process.exitCode = 1;
} else printReading(text);
