import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JOB_GROUPS } from '@nukkad/contract/matching/ai-jobs';
import { ANSWER_TIERS } from '@nukkad/contract/matching/answer-tiers';
import fc from 'fast-check';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { answerGroupOf, inGroup, relevanceInGroup } from '../answer-group.js';
import { relevanceOf, type SoughtTerm } from '../text-relevance.js';

const TERMS = 6;
const UNKNOWN = { hourlyPay: null, distanceKm: null };

/** Generates requests of a text: up to three meanings, and up to three words with one or two terms each. */
const texts = fc.record({
  meanings: fc.array(fc.record({ id: fc.integer({ min: 1, max: TERMS }), tier: fc.constantFrom(...ANSWER_TIERS) }), {
    maxLength: 3,
  }),
  words: fc.array(fc.array(fc.integer({ min: 1, max: TERMS }), { maxLength: 2 }), { maxLength: 3 }),
  excluded: fc.array(fc.integer({ min: 1, max: TERMS + 1 }), { maxLength: 1 }),
  excludedInTitle: fc.array(fc.integer({ min: 1, max: TERMS + 1 }), { maxLength: 1 }),
});
const listings = fc.array(
  fc.record({
    terms: fc.uniqueArray(fc.integer({ min: 1, max: TERMS + 1 }), { maxLength: 5 }),
    inTitle: fc.nat({ max: 5 }),
  }),
  { minLength: 1, maxLength: 30 },
);

describe('the group of an answer', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it.each(JOB_GROUPS)('is the same in SQL as by its tier: %s', async (group) => {
    await fc.assert(
      fc.asyncProperty(texts, listings, async ({ meanings, words, excluded, excludedInTitle }, jobs) => {
        const sought: SoughtTerm[] = [
          ...meanings.map(({ id, tier }) => ({ id, tier, word: null, similarity: 1 })),
          ...words.flatMap((ids, word) => ids.map((id) => ({ id, tier: null, word, similarity: 0.7 }))),
        ];
        const wordRoles = {
          hasMeanings: meanings.length > 0,
          namesWork: meanings.some(({ tier }) => tier === 'work'),
          work: words.map((_, index) => index),
          ...{ beside: [], exact: new Set<number>(), negated: new Set<number>(), pay: null, isPlaced: false },
        };
        const unwanted = { terms: new Set(excluded), titleTerms: new Set(excludedInTitle) };
        const relevance = relevanceInGroup(group, relevanceOf(sought, wordRoles, unwanted));
        const expected = jobs.flatMap(({ terms, inTitle }, index) =>
          relevance(terms, inTitle, UNKNOWN) > 0 ? [index] : [],
        );
        const params: unknown[] = [JSON.stringify(jobs)];
        const condition = inGroup(
          answerGroupOf(group, sought, wordRoles, unwanted),
          (value) => `$${params.push(value)}`,
        );
        const rows: { place: number }[] = await test.dataSource.query(
          `SELECT (l.ordinal - 1)::int AS place FROM (
             SELECT ordinal, ARRAY(SELECT value::int FROM jsonb_array_elements_text(job->'terms') AS value) AS terms,
               (job->>'inTitle')::smallint AS title_terms
             FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS listed (job, ordinal)) l
           WHERE ${condition} ORDER BY 1`,
          params,
        );
        expect(rows.map(({ place }) => place)).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });
});
