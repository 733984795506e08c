import { describe, expect, it } from '@jest/globals';
import { findHighRates, readComments, readProse, WORD_RULES } from './word-rates.js';

describe('readComments', () => {
  it('returns line comments and block comments', () => {
    expect(readComments('const a = 1; // first\n/** Second. */\n')).toBe('// first\n/** Second. */');
  });

  it('ignores texts that look like comments in strings and templates', () => {
    expect(readComments("const a = 'https://nukkad.test/what'; const b = `/* what */`;")).toBe('');
  });
});

describe('readProse', () => {
  it('removes code blocks and inline code', () => {
    expect(readProse('Run `tell`.\n```\nwhat\n```\n')).not.toMatch(/tell|what/);
  });
});

describe('findHighRates', () => {
  const PLAIN = 'The server returns the stored answer. '.repeat(200);

  it('returns nothing for a text without the words', () => {
    expect(findHighRates('comments', PLAIN)).toEqual([]);
  });

  it('returns nothing for a text without words', () => {
    expect(findHighRates('comments', '')).toEqual([]);
  });

  it.each([
    ['tell', 'It tells the caller.'],
    ['stand', 'The row stands there.'],
    ['somebody', 'Somebody asked.'],
    ['goes', 'The task goes out.'],
    ['holds', 'The limit holds for all.'],
    ['whoever', 'Whoever asked is notified.'],
    ['anew', 'It is read anew.'],
    ['those that', 'It returns those that match.'],
    ['whose', 'The user whose row it is.'],
    ['what', 'What is stored.'],
  ])('reports a text with too many of "%s"', (name, sentence) => {
    const [fault] = findHighRates('comments', PLAIN + sentence.repeat(10));
    expect(fault).toContain(`10 × "${name}"`);
  });

  it('has a planted sentence for each rule', () => {
    expect(WORD_RULES).toHaveLength(10);
  });
});
