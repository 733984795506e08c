import { describe, expect, it } from '@jest/globals';
import { when } from '../interview-news.read-model.js';

describe('the moment of an interview, in a mail', () => {
  it.each([
    ['00:00', '12:00 am', '12:00 am', '12:00 ಪೂರ್ವಾಹ್ನ'],
    ['11:59', '11:59 am', '11:59 am', '11:59 ಪೂರ್ವಾಹ್ನ'],
    ['12:00', '12:00 pm', '12:00 pm', '12:00 ಅಪರಾಹ್ನ'],
    ['12:30', '12:30 pm', '12:30 pm', '12:30 ಅಪರಾಹ್ನ'],
    ['16:59', '4:59 pm', '4:59 pm', '04:59 ಅಪರಾಹ್ನ'],
    ['17:00', '5:00 pm', '5:00 pm', '05:00 ಅಪರಾಹ್ನ'],
    ['23:59', '11:59 pm', '11:59 pm', '11:59 ಅಪರಾಹ್ನ'],
  ])('is told by the clock of India at %s', (clock, en, hi, kn) => {
    const moment = new Date(`2026-11-20T${clock}:00+05:30`);
    expect((['en', 'hi', 'kn'] as const).map((language) => when(moment, language))).toEqual([
      `Friday, 20 November 2026, ${en}`,
      `शुक्रवार, 20 नवंबर 2026, ${hi}`,
      `ಶುಕ್ರವಾರ, ನವೆಂಬರ್ 20, 2026, ${kn}`,
    ]);
  });
});
