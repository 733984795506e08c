import { describe, expect, it } from '@jest/globals';
import { parseBlocks } from '@nukkad/language/lexicon/data-blocks';
import { findLine } from './data-lines.js';

const [BLOCK] = parseBlocks(
  'birds.txt',
  'occupation plumber\n  also: nal mistri\n  does hi-latin: nal theek, nal thik + kar\n  also: ನಲ್ಲಿ ಕೆಲಸದವರು\n',
);

describe('findLine', () => {
  it.each([
    ['nal mistri', 'libs/language/data/birds.txt:2', 'also: nal mistri'],
    ['nal theek karna', 'libs/language/data/birds.txt:3', 'does hi-latin: nal theek, nal thik + kar'],
    ['ನಲ್ಲಿ ಕೆಲಸದವರು', 'libs/language/data/birds.txt:4', 'also: ನಲ್ಲಿ ಕೆಲಸದವರು'],
  ])('finds the line behind "%s"', (phrase, location, text) => {
    expect(findLine(BLOCK!, phrase)).toEqual({ location, text });
  });

  it('finds no line for words that the block does not have', () => {
    expect(findLine(BLOCK!, 'waiter')).toBeNull();
  });
});
