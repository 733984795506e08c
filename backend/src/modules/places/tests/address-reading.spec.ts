import { describe, expect, it } from '@jest/globals';
import { areJoined, readAddress } from '../address-reading.js';

const span = (segment: number, start: number) => ({ segment, start, end: start + 1 });

describe('areJoined', () => {
  it.each([
    ['jayanagar or malleswaram', [0, 2], true],
    ['jayanagar and malleswaram', [0, 2], true],
    ['jayanagar to malleswaram', [0, 2], true],
    ['jayanagar malleswaram', [0, 1], false],
    ['jayanagar shop malleswaram', [0, 2], false],
    ['jayanagar or shop malleswaram', [0, 3], false],
  ] as const)('decides for the names of "%s", in either order', (text, [first, second], expected) => {
    const address = readAddress(text);
    expect(areJoined(address, span(0, first), span(0, second))).toBe(expected);
    expect(areJoined(address, span(0, second), span(0, first))).toBe(expected);
  });

  it('joins no names of different parts', () => {
    const address = readAddress('jayanagar or, main road malleswaram');
    expect(areJoined(address, span(0, 0), span(1, 2))).toBe(false);
    expect(areJoined(address, span(1, 2), span(0, 0))).toBe(false);
  });
});
