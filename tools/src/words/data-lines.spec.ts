import { describe, expect, it } from '@jest/globals';
import { parseBlocks } from '@nukkad/language/lexicon/data-blocks';
import { findLine } from './data-lines.js';

const BLOCKS = parseBlocks(
  'birds.txt',
  'occupation plumber\n  skills: tap_repair, nal_fitting\n  also: nal mistri\n  does hi-latin: nal theek, nal thik + kar\n  also: ನಲ್ಲಿ ಕೆಲಸದವರು\n',
);

describe('findLine', () => {
  it.each([
    ['nal mistri', 'libs/language/data/birds.txt:3', 'also: nal mistri'],
    ['nal theek karna', 'libs/language/data/birds.txt:4', 'does hi-latin: nal theek, nal thik + kar'],
    ['ನಲ್ಲಿ ಕೆಲಸದವರು', 'libs/language/data/birds.txt:5', 'also: ನಲ್ಲಿ ಕೆಲಸದವರು'],
  ])('finds the line behind "%s"', (phrase, location, text) => {
    expect(findLine(BLOCKS, phrase)).toEqual({ location, text });
  });

  it('finds no line for words that the block does not have', () => {
    expect(findLine(BLOCKS, 'waiter')).toBeNull();
  });

  it('finds no line of ids', () => {
    expect(findLine(BLOCKS, 'tap')).toBeNull();
  });
});
