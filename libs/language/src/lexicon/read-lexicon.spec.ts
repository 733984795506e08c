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
    [
      'a key behind five spaces',
      'occupation crow\n  also: kaag\n     also: kaak',
      'birds.txt:3: expected two spaces before a key',
    ],
    [
      'a key with a parameter behind four spaces',
      'verb fly\n  form: * flying\n    stem hi: * उड़',
      'birds.txt:3: expected two spaces before',
    ],
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
    ['a missing name', '  name kn: ಪ್ಲಂಬರ್\n', '', 'expected "name kn: …" in plumber'],
    [
      'an occupation that is there twice',
      'occupation plumber',
      'occupation electrician',
      'expected one occupation electrician',
    ],
    ['half a product', 'tanki, paani ki tanki', 'tanki + tanki + paani', 'expected "does: words + words"'],
    ['a parameter of a key without one', '  skills: pipe_fitting', '  skills hi: pipe_fitting', 'found "skills hi: …"'],
    [
      'a word in two scripts',
      '  also: nal mistri',
      '  also: nal मिस्त्री',
      'expected a word in one script, found "nal मिस्त्री"',
    ],
    [
      'a stem in another script than its language',
      '  also: nal mistri',
      '  does hi: नल + theek kar',
      'found "theek kar"',
    ],
    ['an unknown occupation beside another', '  also: nal mistri', '  beside mason: plumer', 'found "plumer"'],
    [
      'two meanings beside one occupation',
      '  also: nal mistri',
      '  beside mason: carpenter\n  beside mason: painter',
      'expected one "beside mason" in plumber',
    ],
    ['a name of another occupation', '  also: nal mistri', '  also: Electrician', 'electrician has it in occupations/'],
    ['goods of another occupation', '  also: nal mistri', '  goods: bijli', 'expected "bijli" in one occupation; '],
  ])('names file, line and what it expected for %s', (_fault, from, to, message) => {
    expect(() => read(changed(from, to))).toThrow(DataError);
    expect(() => read(changed(from, to))).toThrow(message);
  });

  it.each([
    [
      'a form without "*"',
      'verb fly\n  form: flying',
      'birds.txt:2: expected words with one sign "*" between spaces, found "flying"',
    ],
    ['a stem without "*"', 'verb fly\n  stem hi: उड़', 'birds.txt:2: expected words with one sign "*"'],
    ['a shop form without "*"', 'words shop_form\n  term: shop', 'birds.txt:2: expected words with one sign "*"'],
    ['an ending with a sign', 'words compound_ending\n  term: man.*', 'birds.txt:2: expected an ending of letters'],
    [
      'a shared word of one occupation',
      'shared tap\n  phrase: nal mistri\n  owners: plumber, mason',
      'expected a name of mason',
    ],
  ])('refuses %s', (_fault, content, message) => {
    expect(() => read([...FILES, { path: 'birds.txt', content }])).toThrow(message);
  });

  it('joins the lines of a verb that have the same key', () => {
    const content = 'verb fly\n  form: * flying\n  form: * flyer\n  stem hi: * उड़\n  stem hi: * तैर\n';
    expect(read([...FILES, { path: 'birds.txt', content }]).verbs['fly']).toEqual({
      forms: ['* flying', '* flyer'],
      stems: { hi: ['* उड़', '* तैर'] },
    });
  });

  it('keeps the version where only comments and line ends change', () => {
    const commented = FILES.map(({ path, content }) => ({
      path,
      content: `# new\r\n${content.replaceAll('\n', '\r\n')}`,
    }));
    expect(versionOf(commented)).toBe(versionOf(FILES));
  });

  it('gives other words another version', () => {
    const plain = read(FILES);
    const other = read(changed('  also: nal mistri\n', '  also: nal mistri\n  also: ನಲ್ಲಿ ಡಾಕ್ಟರ್\n'));
    expect(other.version).not.toBe(plain.version);
    expect(other.occupations.find(({ id }) => id === 'plumber')?.also).toContain('ನಲ್ಲಿ ಡಾಕ್ಟರ್');
  });
});
