import { describe, expect, it } from '@jest/globals';
import { CoalescedCalls } from './coalesced-calls.js';

/** Calls that double numbers, each once `end` is called, and the questions of each. */
function doubling() {
  const calls: number[][] = [];
  const ends: (() => void)[] = [];
  const coalesced = new CoalescedCalls<number, number>(async (numbers) => {
    calls.push([...numbers]);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (numbers.includes(13)) throw new Error('unlucky');
    return numbers.map((number) => 2 * number);
  });
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const endNext = async (): Promise<void> => {
    while (ends.length === 0) await settle();
    ends.shift()!();
  };
  return { calls, coalesced, endNext };
}

describe('CoalescedCalls', () => {
  it('answers simultaneous questions with one call, each with its own answer', async () => {
    const { calls, coalesced, endNext } = doubling();
    const answers = Promise.all([1, 2, 3].map((number) => coalesced.answer(number)));
    await endNext();
    expect(await answers).toEqual([2, 4, 6]);
    expect(calls).toEqual([[1, 2, 3]]);
  });

  it('queues questions that arrive during a call for the next call', async () => {
    const { calls, coalesced, endNext } = doubling();
    const first = coalesced.answer(1);
    await new Promise((resolve) => setImmediate(resolve));
    const later = Promise.all([coalesced.answer(2), coalesced.answer(3)]);
    await endNext();
    await endNext();
    expect([await first, ...(await later)]).toEqual([2, 4, 6]);
    expect(calls).toEqual([[1], [2, 3]]);
  });

  it('fails the questions of a call that fails, and answers those of the next', async () => {
    const { coalesced, endNext } = doubling();
    const failed = Promise.allSettled([coalesced.answer(13), coalesced.answer(1)]);
    await endNext();
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = coalesced.answer(4);
    await endNext();
    expect(await next).toBe(8);
  });

  it('sends at most 200 questions with one call', async () => {
    const { calls, coalesced, endNext } = doubling();
    const numbers = Array.from({ length: 250 }, (_, index) => 1000 + index);
    const answers = Promise.all(numbers.map((number) => coalesced.answer(number)));
    await endNext();
    await endNext();
    expect(await answers).toEqual(numbers.map((number) => 2 * number));
    expect(calls.map(({ length }) => length)).toEqual([200, 50]);
  });
});
