import { describe, expect, it } from '@jest/globals';
import { memoized } from './memoized.js';

/** Returns a function that records its calls. */
function counted<Answer>(max: number, answer: (word: string) => Answer) {
  const asked: string[] = [];
  const ask = memoized(
    max,
    (word: string) => word.toLowerCase(),
    (word: string) => {
      asked.push(word);
      return answer(word);
    },
  );
  return { ask, asked };
}

describe('memoized', () => {
  it('computes an answer once for all values that have one key', () => {
    const { ask, asked } = counted(10, (word) => word.length);
    expect([ask('Cook'), ask('COOK'), ask('maid')]).toEqual([4, 4, 4]);
    expect(asked).toEqual(['Cook', 'maid']);
  });

  it('caches a result that is undefined', () => {
    const { ask, asked } = counted(10, () => undefined);
    expect([ask('cook'), ask('cook')]).toEqual([undefined, undefined]);
    expect(asked).toEqual(['cook']);
  });

  it('forgets the answer that was computed first when there is one too many', () => {
    const { ask, asked } = counted(2, (word) => word);
    for (const word of ['a', 'b', 'c', 'b', 'a']) ask(word);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('computes again after an error', () => {
    let fails = true;
    const { ask } = counted(2, (word) => {
      if (fails) throw new Error('no answer');
      return word;
    });
    expect(() => ask('cook')).toThrow('no answer');
    fails = false;
    expect(ask('cook')).toBe('cook');
  });
});
