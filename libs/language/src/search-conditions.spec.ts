import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readConditions, restOfText } from './search-conditions.js';
import { textWithout } from '@nukkad/contract/matching/search-readings';

const read = (text: string): { said: string[]; rest: string } => {
  const { pay, conditions, jobTypes, excluded, rest } = readConditions(text);
  return {
    said: [
      ...(pay ? [`pay ${pay.rate} ${pay.per}`] : []),
      ...conditions.map(({ condition, isExcluded }) => (isExcluded ? `no ${condition}` : condition)),
      ...jobTypes.map(({ jobType }) => jobType),
      ...excluded.map(({ words }) => `not ${words}`),
    ],
    rest: restOfText(text, rest),
  };
};

// One text for each rule; the corpora in readings/ hold the texts that people write.
describe('readConditions', () => {
  it.each([
    ['a condition', 'night shift jobs', ['night'], 'jobs'],
    ['two conditions', 'cook with food and room', ['food_included', 'room_included'], 'cook'],
    ['a misspelt condition', 'urgant waiter', ['urgent'], 'waiter'],
    ['a condition in Kannada', 'ಅನುಭವ ಇಲ್ಲದವರಿಗೆ ಕೆಲಸ', ['no_experience'], 'ಕೆಲಸ'],
    ['pay', 'packing job 4000 a week', ['pay 4000 week'], 'packing job'],
    ['pay with the sign of its currency', 'driver ₹15000', ['pay 15000 month'], 'driver'],
    ['pay alone', '₹20000/-', ['pay 20000 month'], ''],
    ['pay with its sign behind', '20,000₹', ['pay 20000 month'], ''],
    ['a type of job', 'part time accountant', ['part_time'], 'part time accountant'],
    ['a condition that the name of the work implies', 'night watchman', ['night'], 'night watchman'],
    ['a name of work with a word for a condition', 'two wheeler mechanic', [], 'two wheeler mechanic'],
    ['work that is excluded', 'driver but not truck', ['not truck'], 'driver'],
    ['a condition that is excluded', 'security kelasa night beda', ['no night'], 'security kelasa'],
    ['an exclusion of nothing', 'cook not', [], 'cook not'],
  ])('reads %s, "%s", as %j beside "%s"', (_rule, text, said, rest) => {
    expect(read(text)).toEqual({ said, rest });
  });

  it('removes the words for a sex', () => {
    const { rest } = readConditions('ಮಹಿಳೆಯರಿಗೆ cook');
    expect(rest.map(({ word }) => word)).toEqual(['cook']);
  });

  it('returns the spans that remove a condition from the text', () => {
    const text = 'cook night shift jayanagar';
    const { conditions } = readConditions(text);
    expect(textWithout(text, conditions[0]!)).toBe('cook jayanagar');
  });

  it('accepts any string and returns spans within it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const { conditions, excluded, jobTypes } = readConditions(text);
        for (const { start, end } of [...conditions, ...excluded, ...jobTypes].flatMap(({ spans }) => spans)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeLessThan(end);
        }
      }),
    );
  });
});
