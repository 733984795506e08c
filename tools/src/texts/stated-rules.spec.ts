import { describe, expect, it } from '@jest/globals';
import { statedRuleFaults } from './stated-rules.js';

describe('statedRuleFaults', () => {
  const table = { 'x a': [48] };

  it('accepts a text that states the number of its rule in each language', () => {
    expect(statedRuleFaults(() => ['within 48 hours', '48 घंटे में', '48 ಗಂಟೆಯೊಳಗೆ'], table)).toEqual([]);
  });

  it('reports a language that states another number, also one that contains it', () => {
    const fault = 'x a does not state 48 in each language, which the rule is';
    expect(statedRuleFaults(() => ['within 48 hours', '24 घंटे में'], table)).toEqual([fault]);
    expect(statedRuleFaults(() => ['within 148 hours'], table)).toEqual([fault]);
  });

  it('reports a rule with a missing text', () => {
    expect(statedRuleFaults(() => [], table)).toEqual(['x a is named as the text of a rule and is gone']);
  });
});
