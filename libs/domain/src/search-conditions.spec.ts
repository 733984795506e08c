import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readConditions, restOfText } from './search-conditions.js';
import { textWithout } from './search-readings.js';

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

describe('readConditions', () => {
  it.each([
    ['night shift jobs', ['night'], 'jobs'],
    ['ನೈಟ್ ಶಿಫ್ಟ್ ಕೆಲಸ', ['night'], 'ಕೆಲಸ'],
    ['mane inda kelsa', ['work_from_home'], 'kelsa'],
    ['ಇಂದೇ ಸೇರುವ ಕೆಲಸ', ['urgent'], 'ಕೆಲಸ'],
    ['shani bhanuvara kelsa', ['weekend'], 'kelsa'],
    ['cook with food and room', ['food_included', 'room_included'], 'cook'],
    ['data entry work from home', ['work_from_home'], 'data entry work from home'],
    ['weekend barista', ['weekend'], 'barista'],
    ['maid 2 hours', ['part_day'], 'maid'],
    ['driver 20000 salary', ['pay 20000 month'], 'driver'],
    ['fresher sales job', ['no_experience'], 'sales job'],
    ['urgant waiter', ['urgent'], 'waiter'],
    ['food delivery own bike', ['two_wheeler'], 'food delivery'],
    ['have own scooty delivery', ['two_wheeler'], 'have own scooty delivery'],
    ['packing job 4000 a week', ['pay 4000 week'], 'packing job'],
    ['दिन के सात सौ मिल जाएं', ['pay 700 day'], 'मिल जाएं'],
    ['driver ippattu savira', ['pay 20000 month'], 'driver'],
    ['maid do ghante', ['part_day'], 'maid'],
    ['part time accountant', ['part_time'], 'part time accountant'],
    ['raat ki naukri', ['night'], ''],
    ['roz paisa milne wala kaam', ['daily_pay'], 'kaam'],
    ['रात की नौकरी', ['night'], ''],
    ['यशवंतपुर में लोडर, रहने की जगह', ['room_included'], 'यशवंतपुर में लोडर,'],
    ['ಅನುಭವ ಇಲ್ಲದವರಿಗೆ ಕೆಲಸ', ['no_experience'], 'ಕೆಲಸ'],
    ['oota vasathi adige', ['food_included', 'room_included'], 'adige'],
    ['waiter, room compulsory', ['room_included'], 'waiter, compulsory'],
    ['वेटर रूम भी', ['room_included'], 'वेटर भी'],
    ['hotel kelasa oota beku', ['food_included'], 'hotel kelasa'],
    ['early mrng cleaning', ['early_morning'], 'cleaning'],
  ])('reads of %j what is wanted beside the work', (text, said, rest) => {
    expect(read(text)).toEqual({ said, rest });
  });

  it.each([
    ['two wheeler mechanic', 'two wheeler mechanic'],
    ['food delivery', 'food delivery'],
    ['room boy', 'room boy'],
    ['control room kelasa', 'control room kelasa'],
    ['ರೂಮ್ ಕ್ಲೀನ್ ಮಾಡೋದು', 'ರೂಮ್ ಕ್ಲೀನ್ ಮಾಡೋದು'],
    ['ladies tailor', 'ladies tailor'],
  ])('takes no condition out of the name of work: %s', (text, rest) => {
    expect(read(text)).toEqual({ said: [], rest });
  });

  it('reads that a night guard works at night, and keeps the name of the work', () => {
    expect(read('night watchman')).toEqual({ said: ['night'], rest: 'night watchman' });
  });

  it.each([
    ['driver but not truck', ['not truck'], 'driver'],
    ['not delivery', ['not delivery'], ''],
    ['security no night shift', ['no night'], 'security'],
    ['दुकान का काम, डिलीवरी नहीं', ['not डिलीवरी'], 'दुकान का काम,'],
    ['delivery nahi, office ka kaam', ['not delivery'], ', office ka kaam'],
    ['security kelasa night beda', ['no night'], 'security kelasa'],
    ['cook no experience', ['no_experience'], 'cook'],
    ['cook not', [], 'cook not'],
    ['driving except taxi and auto', ['not taxi', 'not auto'], 'driving'],
    ['not cook and near', ['not cook'], 'and near'],
    ['delivery without bike', ['no two_wheeler'], 'delivery'],
    ['bina bike wali delivery', ['no two_wheeler'], 'wali delivery'],
    ['non veg cook', [], 'non veg cook'],
    ['delivery job but i dont have bike', ['no two_wheeler'], 'delivery job but i'],
    ['ಅಡುಗೆ ಕೆಲಸ, ಪಾತ್ರೆ ತೊಳೆಯೋದು ಬೇಡ', ['not ಪಾತ್ರೆ ತೊಳೆಯೋದು'], 'ಅಡುಗೆ ಕೆಲಸ,'],
    ['mane kelsa, magu nodkolodu beda', ['not magu nodkolodu'], 'mane kelsa,'],
    ['delivery boy, khana nahi', ['not khana'], 'delivery boy,'],
  ])('reads of %j what is not wanted', (text, said, rest) => {
    expect(read(text)).toEqual({ said, rest });
  });

  it.each([
    ['cook for ladies', 'cook for'],
    ['girls cook', 'cook'],
    ['लड़कियों के लिए cook', 'के लिए cook'],
    ['पुरुषों की नौकरी cook', 'की नौकरी cook'],
    ['ladkon ke liye cook', 'ke liye cook'],
    ['ಹುಡುಗರಿಗೆ cook', 'cook'],
    ['ಮಹಿಳೆಯರಿಗೆ cook', 'cook'],
    ['hudugiyarige cook', 'cook'],
  ])('drops the words for a sex from %j', (text, rest) => {
    expect(
      readConditions(text)
        .rest.map(({ word }) => word)
        .join(' '),
    ).toBe(rest);
  });

  it('gives the spans that make the text without a part', () => {
    const text = 'cook night shift jayanagar';
    const { conditions } = readConditions(text);
    expect(textWithout(text, conditions[0]!)).toBe('cook jayanagar');
  });

  it('takes any string, and spans lie within it', () => {
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
