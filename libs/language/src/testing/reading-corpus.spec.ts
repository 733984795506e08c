import { describe, expect, it } from '@jest/globals';
import {
  differencesOf,
  judgeCases,
  parseCorpus,
  type Reader,
  scoreLine,
  scoreOf,
  type Verdict,
} from './reading-corpus.js';

const words = (text: string): string[] => text.split(' ').filter((word) => word !== 'and');
const READERS: Record<string, Reader> = {
  'first word': { comparison: 'first', read: words },
  words: { comparison: 'all', read: async (text) => words(text) },
  'among the words': { comparison: 'some', read: words },
  'long words': { comparison: 'all', read: (text, min) => words(text).filter(({ length }) => length / 10 >= min) },
};
const judge = (...lines: string[]): Promise<Verdict[]> => judgeCases(parseCorpus('en.txt', lines.join('\n')), READERS);
const differences = async (...lines: string[]): Promise<string[]> => differencesOf(await judge(...lines));

describe('parseCorpus', () => {
  it('returns the cases with their section, place and gap', () => {
    const cases = parseCorpus(
      'en.txt',
      '[fruit: words, at least 0.5]\na b → a, b\n\n# a comment\nc → d # gap: c is rare\n',
    );
    const section = { subject: 'fruit', reading: 'words', minWeight: 0.5 };
    expect(cases).toEqual([
      { location: 'en.txt:2', ...section, text: 'a b', expected: 'a, b', gap: null },
      { location: 'en.txt:5', ...section, text: 'c', expected: 'd', gap: 'c is rare' },
    ]);
  });

  it.each([
    ['a case before the first section', 'a → b', 'en.txt:1 is neither a section nor a case: a → b'],
    ['a line without an arrow', '[fruit: words]\na b', 'en.txt:2 is neither a section nor a case: a b'],
    ['a case without an expectation', '[fruit: words]\na → ', 'en.txt:2 is neither a section nor a case: a → '],
    ['a section without a reading', '[fruit]', 'en.txt:1 is neither a section nor a case: [fruit]'],
    ['a text twice in a section', '[fruit: words]\na → a\na → b', 'en.txt:3 repeats en.txt:2: a → b'],
  ])('throws for %s', (_fault, content, message) => {
    expect(() => parseCorpus('en.txt', content)).toThrow(message);
  });
});

describe('judgeCases', () => {
  it('throws for a reading without a reader', async () => {
    await expect(judge('[fruit: colour]', 'a → b')).rejects.toThrow('en.txt:2 names the unknown reading "colour"');
  });

  it.each([
    ['first word', 'a b → a'],
    ['first word', 'a b → c | a'],
    ['first word', 'and → –'],
    ['words', 'a b → a, b'],
    ['words', 'and → –'],
    ['among the words', 'a b c → c, a, not d'],
    ['among the words', 'a b → not d'],
    ['among the words', 'and → –'],
    ['long words, at least 0.3', 'a bcd ef → bcd'],
  ])('finds no difference in the %s of "%s"', async (reading, line) => {
    expect(await differences(`[fruit: ${reading}]`, line)).toEqual([]);
  });

  it.each([
    ['first word', 'a b → b', 'expected b, read a, b'],
    ['first word', 'a b → c | d', 'expected c | d, read a, b'],
    ['first word', 'and → a', 'expected a, read nothing'],
    ['first word', 'a → –', 'expected –, read a'],
    ['words', 'a b → b, a', 'expected b, a, read a, b'],
    ['words', 'a b → a', 'expected a, read a, b'],
    ['words', 'a → –', 'expected –, read a'],
    ['among the words', 'a b → a, c', 'expected a, c, read a, b'],
    ['among the words', 'a b → a, not b', 'expected a, not b, read a, b'],
    ['among the words', 'a → –', 'expected –, read a'],
    ['long words, at least 0.3', 'a bcd ef → ef', 'expected ef, read bcd'],
  ])('names the case whose reading differs: the %s of "%s"', async (reading, line, difference) => {
    const text = line.split(' → ')[0];
    expect(await differences(`[fruit: ${reading}]`, line)).toEqual([`en.txt:2 [fruit] "${text}": ${difference}`]);
  });

  it('accepts a wrong reading that is listed as a known gap, and names a known gap that is closed', async () => {
    expect(await differences('[fruit: words]', 'a → b # gap: a is rare')).toEqual([]);
    expect(await differences('[fruit: words]', 'a → a # gap: a is rare')).toEqual([
      'en.txt:2 [fruit] "a" is read as expected: remove its known gap "a is rare"',
    ]);
  });
});

describe('scoreOf', () => {
  it('counts wrong and unexpected readings against the precision, and missing and wrong ones against the recall', async () => {
    const right = ['a → a', 'b → b', 'and → –'];
    const wrong = ['c → a', 'd → –', 'and and → a # gap: nothing is read'];
    const score = scoreOf(await judge('[fruit: first word]', ...right, ...wrong));
    expect(score).toEqual({ cases: 6, gaps: 1, precision: 2 / 4, recall: 2 / 4 });
    expect(scoreLine('en', score)).toBe('en           6 cases  precision 0.500  recall 0.500  known gaps 1');
  });

  it('is 1 for readings that are all right', async () => {
    expect(scoreOf(await judge('[fruit: words]', 'a → a', 'and → –'))).toMatchObject({ precision: 1, recall: 1 });
  });
});
