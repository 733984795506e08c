import { describe, expect, it } from '@jest/globals';
import { followingFact, inOneLine } from './follow-facts';
import { type Fact, joinFacts } from './join-facts';

describe('joinFacts', () => {
  it.each<[Fact[], string]>([
    [['Annapurna Kitchens', 'Jayanagar'], 'Annapurna Kitchens · Jayanagar'],
    [['', 'Jayanagar'], 'Jayanagar'],
    [['Annapurna Kitchens', ''], 'Annapurna Kitchens'],
    [['Annapurna Kitchens', undefined, null, false, '  ', '₹95'], 'Annapurna Kitchens · ₹95'],
    [['', undefined], ''],
    [[], ''],
  ])('joins %j without a lone separator', (facts, line) => {
    expect(joinFacts(...facts)).toBe(line);
  });
});

it.each<[Fact, string]>([
  ['Jayanagar', ' · Jayanagar'],
  ['', ''],
  [null, ''],
])('the fact %j after another one is %j', (fact, text) => {
  expect(followingFact(fact)).toBe(text);
});

it('a fact in one line has no space at which it could be divided', () => {
  expect(inOneLine('₹120–160', undefined, 'an hour')).toBe('₹120–160\u00a0an\u00a0hour');
});
