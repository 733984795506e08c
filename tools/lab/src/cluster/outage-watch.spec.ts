import { describe, expect, it } from '@jest/globals';
import { longestOutage } from './outage-watch.js';

const probe = (endedAt: number, isAnswered = true) => ({ endedAt, isAnswered });

describe('the longest outage', () => {
  it('is the longest time between two answers, failed probes aside', () => {
    const probes = [probe(100), probe(200), probe(300, false), probe(900, false), probe(1400), probe(1500)];
    expect(longestOutage(probes, 0, 1600)).toBe(1200);
  });

  it('includes the time before the first answer and after the last one', () => {
    expect(longestOutage([probe(700)], 0, 800)).toBe(700);
    expect(longestOutage([probe(100)], 0, 2000)).toBe(1900);
  });

  it('is the whole time without any answer', () => {
    expect(longestOutage([], 0, 5000)).toBe(5000);
    expect(longestOutage([probe(2500, false)], 0, 5000)).toBe(5000);
  });

  it('orders answers by their end', () => {
    expect(longestOutage([probe(900), probe(300), probe(600)], 0, 1000)).toBe(300);
  });
});
