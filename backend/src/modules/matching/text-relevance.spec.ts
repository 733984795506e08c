import { describe, expect, it } from '@jest/globals';
import { ANSWER_TIERS, type AnswerTier, TIER_SHARE, WITHIN_TIER } from '@nukkad/domain/answer-tiers';
import fc from 'fast-check';
import type { SearchText } from './search-text.js';
import { reachOf, relevanceOf, type SoughtTerm, type Wording, wordingOf } from './text-relevance.js';

const meaning = (id: number, tier: AnswerTier): SoughtTerm => ({ id, tier, word: null, likeness: 1 });
const word = (id: number, index: number, likeness = 1): SoughtTerm => ({ id, tier: null, word: index, likeness });
const wording = (parts: Partial<Wording>): Wording => ({
  ...{ hasMeanings: false, namesWork: false, work: [], beside: [], exact: new Set() },
  ...parts,
});
const MEANT = wording({ hasMeanings: true, namesWork: true });

describe('wordingOf', () => {
  const known = { isKnown: true, isPlace: false };
  const strange = { isKnown: false, isPlace: false };
  const place = { isKnown: false, isPlace: true };
  const cook = { kind: 'occupation', name: 'cook', tier: 'work' } as const;
  const text = (changes: Partial<SearchText>): SearchText => ({
    ...{ meanings: [], words: [], jobTypes: [], corrected: [] },
    ...changes,
  });

  it.each([
    ['a word that is understood', text({ meanings: [cook], words: [{ name: 'cook', ...known }] }), [0], []],
    [
      'a word and a place beside it',
      text({
        meanings: [cook],
        words: [
          { name: 'jp', ...place },
          { name: 'cook', ...known },
        ],
      }),
      [1],
      [0],
    ],
    ['a word that means nothing known', text({ words: [{ name: 'quickzip', ...strange }] }), [0], []],
    ['a place alone', text({ words: [{ name: 'jp', ...place }] }), [0], []],
    [
      'a word, a place and a type of job',
      text({
        words: [
          { name: 'quickzip', ...strange },
          { name: 'jp', ...place },
        ],
        jobTypes: ['part_time'],
      }),
      [0],
      [1, 2],
    ],
  ])('takes of %s what says which work it is', (_what, read, work, beside) => {
    expect(wordingOf(read)).toMatchObject({ work, beside });
  });
});

describe('relevanceOf', () => {
  const within = (tier: AnswerTier, worded: number): number => TIER_SHARE[tier] - WITHIN_TIER * (1 - worded);

  it.each<[string, SoughtTerm[], Wording, number[], number, number]>([
    ['nothing that was asked for', [meaning(1, 'work')], MEANT, [9], 1, 0],
    ['the work', [meaning(1, 'work'), meaning(2, 'category')], MEANT, [1, 2], 0, 1],
    ['its category alone', [meaning(1, 'work'), meaning(2, 'category')], MEANT, [2], 0, TIER_SHARE.category],
    ['the only word, in the title', [word(5, 0)], wording({ work: [0] }), [5, 6], 1, 1],
    ['the only word, further down', [word(5, 0)], wording({ work: [0] }), [6, 5], 1, TIER_SHARE.named],
    ['a word that is like it', [word(5, 0, 0.4)], wording({ work: [0] }), [5], 1, 1],
    ['one of two words', [word(5, 0), word(6, 1)], wording({ work: [0, 1] }), [5], 1, TIER_SHARE.related],
    ['one of three words', [word(5, 0)], wording({ work: [0, 1, 2] }), [5], 1, TIER_SHARE.category],
    ['both words, one further down', [word(5, 0), word(6, 1)], wording({ work: [0, 1] }), [5, 6], 1, TIER_SHARE.named],
    [
      'the title in the words of the text, whatever it means',
      [meaning(1, 'work'), word(5, 0)],
      wording({ hasMeanings: true, namesWork: true, work: [0] }),
      [5],
      1,
      1,
    ],
    [
      'the words of the text further down, without its meaning',
      [meaning(1, 'work'), word(5, 0)],
      wording({ hasMeanings: true, namesWork: true, work: [0] }),
      [6, 5],
      1,
      TIER_SHARE.related,
    ],
    [
      'the words of the text further down, where it names no work but a category',
      [meaning(1, 'named'), word(5, 0)],
      wording({ hasMeanings: true, work: [0] }),
      [6, 5],
      1,
      TIER_SHARE.named,
    ],
    [
      'half of the words without the meaning',
      [meaning(1, 'work'), word(5, 0)],
      wording({ hasMeanings: true, namesWork: true, work: [0, 1] }),
      [5],
      1,
      0,
    ],
    [
      'the work without the word beside it',
      [meaning(1, 'work'), word(5, 0)],
      wording({ hasMeanings: true, namesWork: true, beside: [0] }),
      [1],
      0,
      within('work', 0),
    ],
    [
      'the work with a word beside it that stands further down',
      [meaning(1, 'work'), word(5, 0)],
      wording({ hasMeanings: true, namesWork: true, beside: [0] }),
      [6, 1, 5],
      1,
      within('work', 0.6),
    ],
    [
      'the work at the place',
      [meaning(1, 'work'), word(5, 0)],
      wording({ hasMeanings: true, namesWork: true, beside: [0], exact: new Set([0]) }),
      [1, 5],
      0,
      1,
    ],
    [
      'other work at the place',
      [meaning(1, 'work'), word(5, 0)],
      wording({ hasMeanings: true, namesWork: true, beside: [0], exact: new Set([0]) }),
      [5],
      0,
      0,
    ],
  ])('judges %s', (_name, sought, words, terms, titleTerms, expected) => {
    expect(relevanceOf(sought, words)(terms, titleTerms)).toBeCloseTo(expected, 10);
  });

  it('puts the worst of a tier before the best of the next', () => {
    for (const [index, tier] of ANSWER_TIERS.entries()) {
      const next = ANSWER_TIERS[index + 1];
      if (next) expect(within(tier, 0)).toBeGreaterThan(within(next, 1));
    }
  });

  it('is at most what the parts of its terms come to at best', () => {
    const tier = fc.constantFrom(...ANSWER_TIERS);
    fc.assert(
      fc.property(
        fc.array(tier, { maxLength: 4 }),
        fc.nat(3),
        fc.nat(3),
        fc.array(fc.nat(4)),
        fc.array(fc.integer({ min: 100, max: 106 })),
        (tiers, works, others, ms, ws) => {
          const work = Array.from({ length: works }, (_, index) => index);
          const beside = Array.from({ length: others }, (_, index) => works + index);
          const namesWork = tiers.includes('work');
          const words = wording({ hasMeanings: tiers.length > 0, namesWork, work, beside });
          const sought = [
            ...tiers.map((one, n) => meaning(n, one)),
            ...[...work, ...beside].map((index) => word(100 + index, index)),
          ];
          const job = [...new Set([...ws, ...ms])];
          const reach = reachOf(words);
          const hit = sought.filter(({ id }) => job.includes(id)).map(reach);
          const of = (part: string): number[] => hit.filter((one) => one.part === part).map(({ atBest }) => atBest);
          const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
          const most = Math.max(0, ...of('tier'), sum(of('work'))) + sum(of('beside'));
          expect(relevanceOf(sought, words)(job, job.length)).toBeLessThanOrEqual(most + 1e-9);
        },
      ),
    );
  });
});
