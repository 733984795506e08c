import { describe, expect, it } from '@jest/globals';
import { COVER_MESSAGE_MAX } from '@nukkad/contract/limits';
import { holdsSentence, including, withoutSentence, withSentence } from './sentences';

const START = 'I can start today.';

describe('a ready sentence', () => {
  it.each([
    ['an empty message', '', START],
    ['a message with words', 'I cook.', `I cook. ${START}`],
    ['a message that ends with a new line', 'I cook.\n', `I cook.\n${START}`],
  ])('is appended to %s', (_name, message, result) => {
    expect(withSentence(message, START)).toBe(result);
    expect(holdsSentence(result, START)).toBe(true);
  });

  it.each([
    ['is included in a message without it', 'I cook.', `I cook. ${START}`],
    ['is not repeated', `${START} I cook.`, `${START} I cook.`],
    ['does not exceed the longest message', 'a'.repeat(COVER_MESSAGE_MAX - 1), 'a'.repeat(COVER_MESSAGE_MAX - 1)],
  ])('%s', (_name, message, result) => {
    expect(including(message, START)).toBe(result);
  });

  it.each([
    ['the whole message', START, ''],
    ['the end', `I cook. ${START}`, 'I cook.'],
    ['the middle', `I cook. ${START} Call me.`, 'I cook. Call me.'],
    ['the start', `${START} Call me.`, 'Call me.'],
    ['not contained', 'I cook.', 'I cook.'],
  ])('is removed where it is %s', (_name, message, result) => {
    expect(withoutSentence(message, START)).toBe(result);
  });
});
