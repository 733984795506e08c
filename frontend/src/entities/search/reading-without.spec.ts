import { describe, expect, it } from '@jest/globals';
import type { SearchPart } from '@nukkad/contract/matching/search-readings';
import { readingWithout, readingWithoutWork, type ReadText } from './model/reading-without';

const TEXT = 'cook in Jayanagar  no night work, food given';
const spansOf = (...words: string[]) =>
  words.map((word) => ({ start: TEXT.indexOf(word), end: TEXT.indexOf(word) + word.length }));
const place: SearchPart = {
  ...{ kind: 'place', spans: spansOf('in Jayanagar'), label: 'Jayanagar' },
  ...{ latitude: 12.93, longitude: 77.58 },
};
const night: SearchPart = {
  ...{ kind: 'condition', spans: spansOf('no night work,'), condition: 'night', isExcluded: true },
};
const food: SearchPart = {
  ...{ kind: 'condition', spans: spansOf('food', 'given'), condition: 'food_included', isExcluded: false },
};
const read: ReadText = { text: TEXT, parts: [place, night, food], work: 'cook' };
const wordsOf = ({ text, parts }: ReadText) =>
  parts.map(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)));

describe('a search without a part of it', () => {
  it('retains the other words, one space apart', () => {
    expect(readingWithout(read, place).text).toBe('cook no night work, food given');
    expect(readingWithout(read, food).text).toBe('cook in Jayanagar no night work,');
  });

  it.each([
    ['first', place, [['no night work,'], ['food', 'given']]],
    ['middle', night, [['in Jayanagar'], ['food', 'given']]],
    ['last', food, [['in Jayanagar'], ['no night work,']]],
  ])('has the other parts at their new positions when it was the %s', (_name, part, words) => {
    expect(wordsOf(readingWithout(read, part))).toEqual(words);
  });

  it('can be derived again for each further part', () => {
    const once = readingWithout(read, place);
    const [first] = once.parts;
    const twice = first && readingWithout(once, first);
    expect(twice).toMatchObject({ text: 'cook food given', work: 'cook' });
    expect(twice && wordsOf(twice)).toEqual([['food', 'given']]);
  });

  it('loses a part in the same words', () => {
    const same: SearchPart = { ...night, kind: 'excluded_work', words: 'night work' };
    expect(readingWithout({ ...read, parts: [night, same] }, night).parts).toEqual([]);
  });
});

it('a search for any work has its parts alone', () => {
  const left = readingWithoutWork(read);
  expect(left).toMatchObject({ text: 'in Jayanagar no night work, food given', work: '' });
  expect(wordsOf(left)).toEqual([['in Jayanagar'], ['no night work,'], ['food', 'given']]);
});
