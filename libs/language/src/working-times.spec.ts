import { describe, expect, it } from '@jest/globals';
import { workingTimes } from './working-times.js';

const read = (text: string, isAdvertised = false): string[] =>
  workingTimes(text, isAdvertised).flatMap(({ conditions }) => conditions);

describe('workingTimes', () => {
  it.each([
    ['5 am to 2 pm', ['early_morning']],
    ['6 to 9 pm', ['evening']],
    ['10 pm to 6 am', ['night']],
    ['9 am to 6 pm', []],
    ['सुबह 7 से 12', ['early_morning']],
    ['ಸಂಜೆ 6 ರಿಂದ ರಾತ್ರಿ 12', ['evening', 'night']],
    ['4 hours', ['part_day']],
    ['2 ghante', ['part_day']],
    ['3 घंटे रोज', ['part_day']],
    ['12 hours', []],
    ['after 6 pm', ['evening']],
    ['shaam 6 baje ke baad', ['evening']],
    ['from 6 am', ['early_morning']],
    ['after 10 pm', ['night']],
    ['before 10 pm', []],
    ['till 9 pm', []],
    ['before 9 am', ['early_morning']],
    ['until 2 am', ['night']],
    ['raat 9 baje se pehle', []],
    ['raat 12 baje tak', ['night']],
    ['शाम 6 बजे से पहले', []],
    ['शाम 6 बजे के बाद', ['evening']],
    ['ರಾತ್ರಿ 9 ಗಂಟೆಯೊಳಗೆ', []],
    ['ಸಂಜೆ 6 ಗಂಟೆ ನಂತರ', ['evening']],
    ['ಬೆಳಿಗ್ಗೆ 8 ಗಂಟೆವರೆಗೆ', ['early_morning']],
    ['before 12', []],
    ['morning 4 hours', ['part_day']],
    ['560040', []],
  ])('tells of %j the time of the work', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('takes a time alone for no working time in an advertisement', () => {
    expect(read('open till 2 am')).toEqual(['night']);
    expect(read('open till 2 am', true)).toEqual([]);
  });

  it.each(['till 9 pm', 'before 10 pm', 'by 8 am', 'raat 9 baje se pehle', 'after 6 pm'])(
    'takes %j as a whole, with the word that makes it a range',
    (text) => {
      const [time] = workingTimes(text);
      expect(text.slice(time?.start, time?.end)).toBe(text);
    },
  );

  it('tells where the time stands', () => {
    const text = 'cook 5 am to 2 pm';
    const [time] = workingTimes(text);
    expect(text.slice(time?.start, time?.end)).toBe('5 am to 2 pm');
  });
});
