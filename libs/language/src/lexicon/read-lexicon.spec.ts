import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { DataError, parseBlocks } from './data-blocks.js';
import { type DataFile, listDataFiles, parseFiles, versionOf } from './data-files.js';
import { readLexicon } from './read-lexicon.js';

const FILES = listDataFiles(fileURLToPath(new URL('../../data/', import.meta.url)));
const FILE = 'occupations/trades.txt';

/** The data files with one change in the occupations of building and repair. */
const changed = (from: string, to: string): DataFile[] =>
  FILES.map(({ path, content }) => {
    if (path !== FILE) return { path, content };
    expect(content).toContain(from);
    return { path, content: content.replace(from, to) };
  });
const read = (files: readonly DataFile[]) => readLexicon(parseFiles(files), versionOf(files));

describe('parseBlocks', () => {
  it('joins the lines of a value, and leaves out comments and empty lines', () => {
    const text = '# birds\n\noccupation crow\n  also: kaag,\n    kaak\n  works_on care: nest\n';
    expect(parseBlocks('birds.txt', text)).toEqual([
      {
        kind: 'occupation',
        id: 'crow',
        file: 'birds.txt',
        line: 3,
        lines: [
          { key: 'also', parameter: '', value: 'kaag, kaak', line: 4 },
          { key: 'works_on', parameter: 'care', value: 'nest', line: 6 },
        ],
      },
    ]);
  });

  it.each([
    ['a value without a block', '  also: crow', 'birds.txt:1: expected the first line of a block'],
    ['a key without a value', 'occupation crow\n  also:', 'birds.txt:2: expected two spaces and "key: value"'],
    ['a line with one space', 'occupation crow\n also: kaag', 'birds.txt:2: expected two spaces'],
  ])('names file, line and what it expected for %s', (_fault, text, message) => {
    expect(() => parseBlocks('birds.txt', text)).toThrow(message);
  });
});

describe('readLexicon', () => {
  const line =
    FILES.find(({ path }) => path === FILE)!
      .content.split('\n')
      .indexOf('  also: plumbing worker') + 1;

  it.each([
    [
      'an unknown key',
      '  also: plumbing worker',
      '  names: plumbing worker',
      `${FILE}:${line}: expected a key of occupation, found "names"`,
    ],
    ['an unknown language', '  name en: Plumber', '  name ta: Plumber', 'expected name of en, hi, kn, found "ta"'],
    [
      'an unknown skill',
      'skills: pipe_fitting,',
      'skills: pipe_smoking,',
      'expected skills that exist, found "pipe_smoking"',
    ],
    [
      'an unknown category',
      'category: construction',
      'category: palmistry',
      'expected category that exist, found "palmistry"',
    ],
    ['an unknown verb', 'works_on repairing: nal', 'works_on smelling: nal', 'found "smelling"'],
    ['a missing name', '  name kn: ಪ್ಲಂಬರ್\n', '', 'expected "name en", "name hi" and "name kn" in plumber'],
    [
      'an occupation that is there twice',
      'occupation plumber',
      'occupation electrician',
      'expected one occupation electrician',
    ],
    ['half a product', 'tanki, paani ki tanki', 'tanki + tanki + paani', 'expected "does: words + words"'],
  ])('names file, line and what it expected for %s', (_fault, from, to, message) => {
    expect(() => read(changed(from, to))).toThrow(DataError);
    expect(() => read(changed(from, to))).toThrow(message);
  });

  it('gives other words another version', () => {
    const plain = read(FILES);
    const other = read(changed('  also: nal mistri\n', '  also: nal mistri\n  also: ನಲ್ಲಿ ಡಾಕ್ಟರ್\n'));
    expect(other.version).not.toBe(plain.version);
    expect(other.occupations.find(({ id }) => id === 'plumber')?.also).toContain('ನಲ್ಲಿ ಡಾಕ್ಟರ್');
  });
});
