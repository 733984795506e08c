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
    ['560040', []],
  ])('tells of %j the time of the work', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('takes a time alone for no working time in an advertisement', () => {
    expect(read('open till 2 am')).toEqual(['early_morning']);
    expect(read('open till 2 am', true)).toEqual([]);
  });

  it('tells where the time stands', () => {
    const text = 'cook 5 am to 2 pm';
    const [time] = workingTimes(text);
    expect(text.slice(time?.start, time?.end)).toBe('5 am to 2 pm');
  });
});
