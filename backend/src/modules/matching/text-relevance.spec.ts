import { describe, expect, it } from '@jest/globals';
import {
  ANSWER_TIERS,
  type AnswerTier,
  TIER_SHARE,
  UNCONFIRMED,
  WITHIN_TIER,
} from '@nukkad/contract/matching/answer-tiers';
import { JOB_GROUPS } from '@nukkad/contract/matching/ai-jobs';
import fc from 'fast-check';
import { answerGroupOf, minShareInGroup, relevanceInGroup } from './answer-group.js';
import type { SearchText } from './search-text.js';
import {
  NOTHING_EXCLUDED,
  contributionOf,
  relevanceOf,
  type SoughtTerm,
  type QueryWordRoles,
  queryWordRolesOf,
} from './text-relevance.js';

const meaning = (id: number, tier: AnswerTier): SoughtTerm => ({ id, tier, word: null, similarity: 1 });
const word = (id: number, index: number, similarity = 1): SoughtTerm => ({ id, tier: null, word: index, similarity });
const wordRoles = (parts: Partial<QueryWordRoles>): QueryWordRoles => ({
  ...{ hasMeanings: false, namesWork: false, work: [], beside: [], exact: new Set(), negated: new Set() },
  ...{ pay: null, isPlaced: false },
  ...parts,
});
const UNKNOWN = { hourlyPay: null, distanceKm: null };
const MEANT = wordRoles({ hasMeanings: true, namesWork: true });

describe('queryWordRolesOf', () => {
  const known = { isKnown: true, isPlace: false };
  const strange = { isKnown: false, isPlace: false };
  const place = { isKnown: false, isPlace: true };
  const cook = { kind: 'occupation', name: 'cook', tier: 'work' } as const;
  const text = (changes: Partial<SearchText>): SearchText => ({
    ...{
      meanings: [],
      words: [],
      jobTypes: [],
      corrected: [],
      conditions: [],
      place: null,
      excluded: [],
      ownCategories: null,
      anyWork: null,
    },
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
  ])('selects from %s the words that name the work', (_what, read, work, beside) => {
    expect(queryWordRolesOf(read)).toMatchObject({ work, beside });
  });
});

describe('relevanceOf', () => {
  const within = (tier: AnswerTier, worded: number): number => TIER_SHARE[tier] - WITHIN_TIER * (1 - worded);

  it.each<[string, SoughtTerm[], QueryWordRoles, number[], number, number]>([
    ['nothing that was asked for', [meaning(1, 'work')], MEANT, [9], 1, 0],
    ['the work', [meaning(1, 'work'), meaning(2, 'category')], MEANT, [1, 2], 0, 1],
    ['its category alone', [meaning(1, 'work'), meaning(2, 'category')], MEANT, [2], 0, TIER_SHARE.category],
    ['the only word, in the title', [word(5, 0)], wordRoles({ work: [0] }), [5, 6], 1, 1],
    ['the only word, further down', [word(5, 0)], wordRoles({ work: [0] }), [6, 5], 1, TIER_SHARE.named],
    ['a word that is like it', [word(5, 0, 0.4)], wordRoles({ work: [0] }), [5], 1, 1],
    ['one of two words', [word(5, 0), word(6, 1)], wordRoles({ work: [0, 1] }), [5], 1, TIER_SHARE.related],
    ['one of three words', [word(5, 0)], wordRoles({ work: [0, 1, 2] }), [5], 1, TIER_SHARE.category],
    [
      'both words, one further down',
      [word(5, 0), word(6, 1)],
      wordRoles({ work: [0, 1] }),
      [5, 6],
      1,
      TIER_SHARE.named,
    ],
    [
      'the title in the words of the text, whatever it means',
      [meaning(1, 'work'), word(5, 0)],
      wordRoles({ hasMeanings: true, namesWork: true, work: [0] }),
      [5],
      1,
      1,
    ],
    [
      'the words of the text further down, without its meaning',
      [meaning(1, 'work'), word(5, 0)],
      wordRoles({ hasMeanings: true, namesWork: true, work: [0] }),
      [6, 5],
      1,
      TIER_SHARE.related,
    ],
    [
      'the words of the text further down, where it names no work but a category',
      [meaning(1, 'named'), word(5, 0)],
      wordRoles({ hasMeanings: true, work: [0] }),
      [6, 5],
      1,
      TIER_SHARE.named,
    ],
    [
      'two words of the text further down, which together name the work wherever they stand',
      [meaning(1, 'work'), word(5, 0), word(7, 1)],
      wordRoles({ hasMeanings: true, namesWork: true, work: [0, 1] }),
      [6, 5, 7],
      1,
      TIER_SHARE.named,
    ],
    [
      'half of the words without the meaning',
      [meaning(1, 'work'), word(5, 0)],
      wordRoles({ hasMeanings: true, namesWork: true, work: [0, 1] }),
      [5],
      1,
      0,
    ],
    [
      'the work without the word beside it',
      [meaning(1, 'work'), word(5, 0)],
      wordRoles({ hasMeanings: true, namesWork: true, beside: [0] }),
      [1],
      0,
      within('work', 0),
    ],
    [
      'the work with a word beside it that stands further down',
      [meaning(1, 'work'), word(5, 0)],
      wordRoles({ hasMeanings: true, namesWork: true, beside: [0] }),
      [6, 1, 5],
      1,
      within('work', 0.6),
    ],
    [
      'the work at the place',
      [meaning(1, 'work'), word(5, 0)],
      wordRoles({ hasMeanings: true, namesWork: true, beside: [0], exact: new Set([0]) }),
      [1, 5],
      0,
      1,
    ],
    [
      'other work at the place',
      [meaning(1, 'work'), word(5, 0)],
      wordRoles({ hasMeanings: true, namesWork: true, beside: [0], exact: new Set([0]) }),
      [5],
      0,
      0,
    ],
  ])('scores %s', (_name, sought, words, terms, titleTerms, expected) => {
    expect(relevanceOf(sought, words)(terms, titleTerms, UNKNOWN)).toBeCloseTo(expected, 10);
  });

  it.each<[string, QueryWordRoles, number[], { hourlyPay: number | null; distanceKm: number | null }, number]>([
    [
      'that pays as much',
      wordRoles({ ...MEANT, beside: [0], pay: { index: 0, hourlyRate: 100 } }),
      [1],
      { hourlyPay: 100, distanceKm: null },
      1,
    ],
    [
      'that pays less',
      wordRoles({ ...MEANT, beside: [0], pay: { index: 0, hourlyRate: 100 } }),
      [1],
      { hourlyPay: 99, distanceKm: null },
      0,
    ],
    ['that states no pay', wordRoles({ ...MEANT, beside: [0], pay: { index: 0, hourlyRate: 100 } }), [1], UNKNOWN, 0],
    ['that does not have it', wordRoles({ ...MEANT, beside: [0], negated: new Set([0]) }), [1], UNKNOWN, 1],
  ])('ranks within a tier the work %s', (_which, words, terms, facts, worded) => {
    const sought = [meaning(1, 'work'), ...(words.negated.size > 0 ? [word(5, 0)] : [])];
    expect(relevanceOf(sought, words)(terms, 0, facts)).toBeCloseTo(within('work', worded), 10);
  });

  it.each<[AnswerTier, number | null, number]>([
    ['work', 3.9, 1],
    ['work', 5.5, 0.87],
    ['work', null, 0.74],
    ['named', 3.9, 0.84],
    ['named', null, 0.58],
    ['related', null, TIER_SHARE.related],
  ])('ranks the tier %s with a job %s km from the named place', (tier, distanceKm, expected) => {
    const relevance = relevanceOf([meaning(1, tier)], wordRoles({ ...MEANT, isPlaced: true }));
    expect(relevance([1], 0, { hourlyPay: null, distanceKm })).toBeCloseTo(expected, 10);
  });

  it.each([
    ['beside the place', 3.9, 0.72],
    ['far from it', null, 0.59],
  ])('ranks another occupation %s behind the requested one', (_where, distanceKm, expected) => {
    const relevance = relevanceOf(
      [{ ...meaning(1, 'named'), isSubstitute: true }],
      wordRoles({ ...MEANT, isPlaced: true }),
    );
    expect(relevance([1], 0, { hourlyPay: null, distanceKm })).toBeCloseTo(expected, 10);
  });

  it('ranks the requested work with an excluded condition lower, and does not hide it', () => {
    const words = wordRoles({ ...MEANT, beside: [0], negated: new Set([0]) });
    expect(relevanceOf([meaning(1, 'work'), word(5, 0)], words)([1, 5], 0, UNKNOWN)).toBeCloseTo(
      within('named', 0),
      10,
    );
  });

  it.each([
    ['with', [1, 5]],
    ['without', [1]],
  ])('is at least the bound of its group for the requested work %s an excluded condition', (_which, terms) => {
    const words = wordRoles({ ...MEANT, beside: [0], negated: new Set([0]) });
    const sought = [meaning(1, 'work'), word(5, 0)];
    const params: unknown[] = [];
    minShareInGroup(
      answerGroupOf('asked', sought, words, NOTHING_EXCLUDED),
      words,
      (value) => `$${params.push(value)}`,
    );
    const bound = Math.max(...params.filter((one) => typeof one === 'number'));
    expect(bound).toBeGreaterThan(0);
    expect(relevanceInGroup('asked', relevanceOf(sought, words))(terms, 0, UNKNOWN)).toBeGreaterThanOrEqual(
      bound - 1e-9,
    );
  });

  it.each<[string, AnswerTier, number[] | null, number]>([
    ['the work in a category of its own', 'work', [7], 1],
    ['the work in another category', 'work', [8], 1 - UNCONFIRMED],
    ['the work of which no job has a category', 'work', [], 1 - UNCONFIRMED],
    ['the work where no category is known', 'work', null, 1],
    ['a lower tier in another category', 'named', [8], TIER_SHARE.named],
  ])('scores a job with %s', (_what, tier, own, expected) => {
    const relevance = relevanceOf([meaning(1, tier)], MEANT, NOTHING_EXCLUDED, own && new Set(own));
    expect(relevance([1, 7], 1, UNKNOWN)).toBeCloseTo(expected, 10);
  });

  it('counts excluded work as similar work', () => {
    const excluded = { terms: new Set([7]), titleTerms: new Set([8]) };
    const relevance = relevanceOf([meaning(1, 'work')], MEANT, excluded);
    expect(relevance([1, 7], 0, UNKNOWN)).toBe(TIER_SHARE.category);
    expect(relevance([8, 1], 1, UNKNOWN)).toBe(TIER_SHARE.category);
    expect(relevance([1, 8], 1, UNKNOWN)).toBe(1);
  });

  it('ranks the worst of a tier before the best of the next', () => {
    for (const [index, tier] of ANSWER_TIERS.entries()) {
      const next = ANSWER_TIERS[index + 1];
      if (next) expect(within(tier, 0)).toBeGreaterThan(within(next, 1));
    }
  });

  it.each(JOB_GROUPS)('is at most the sum of the best parts of its terms, in the group %s', (group) => {
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
          const words = wordRoles({ hasMeanings: tiers.length > 0, namesWork, work, beside });
          const sought = [
            ...tiers.map((one, n) => meaning(n, one)),
            ...[...work, ...beside].map((index) => word(100 + index, index)),
          ];
          const job = [...new Set([...ws, ...ms])];
          const contribution = contributionOf(words, group);
          const hit = sought.filter(({ id }) => job.includes(id)).map(contribution);
          const of = (part: string): number[] => hit.filter((one) => one.part === part).map(({ max }) => max);
          const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
          const most = Math.max(0, ...of('tier'), sum(of('work'))) + sum(of('beside'));
          const relevance = relevanceInGroup(group, relevanceOf(sought, words));
          expect(relevance(job, job.length, UNKNOWN)).toBeLessThanOrEqual(most + 1e-9);
        },
      ),
    );
  });
});
