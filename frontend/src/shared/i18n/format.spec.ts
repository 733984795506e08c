import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Format, createFormat } from './format';
import { groupIndian, rupees } from './number-format';
import { i18n } from './i18n';

/** A moment by the clock of India. */
const india = (text: string) => new Date(`${text}+05:30`);
const now = india('2026-11-20T15:30:00');

describe('amounts', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [1000, '₹1,000'],
    [20000, '₹20,000'],
    [120000, '₹1,20,000'],
    [12345678, '₹1,23,45,678'],
    [99.5, '₹99.50'],
    [1999.999, '₹2,000'],
    [-1500, '−₹1,500'],
  ])('formats %d rupees as %s', (amount, text) => expect(rupees(amount)).toBe(text));

  it.each([
    [100000, '1,00,000'],
    [1234.5, '1,234.5'],
    [-12345, '−12,345'],
  ])('groups %d as %s', (value, text) => expect(groupIndian(value)).toBe(text));
});

describe.each([
  [
    'en',
    {
      km: ['100 m', '800 m', '1 km', '2.4 km', '12 km'],
      time: ['4 pm', '9:30 am', '12 am'],
      ranges: ['4–6 pm', '11 am–1 pm'],
      days: ['Today', 'Tomorrow', 'Yesterday', 'Monday', '27 November', '17 November', '3 January 2027'],
      when: 'Today, 4–6 pm',
      relative: ['Just now', '1 minute ago', '5 minutes ago', '2 hours ago', 'Yesterday', '3 days ago', '1 November'],
      ahead: ['In 45 minutes', 'In 3 hours', 'Tomorrow', 'In 2 days'],
    },
  ],
  [
    'hi',
    {
      km: ['100 मीटर', '800 मीटर', '1 किमी', '2.4 किमी', '12 किमी'],
      time: ['शाम 4 बजे', 'सुबह 9:30 बजे', 'रात 12 बजे'],
      ranges: ['शाम 4–6 बजे', 'सुबह 11 से दोपहर 1 बजे'],
      days: ['आज', 'कल', 'कल', 'सोमवार', '27 नवंबर', '17 नवंबर', '3 जनवरी 2027'],
      when: 'आज, शाम 4–6 बजे',
      relative: ['अभी-अभी', '1 मिनट पहले', '5 मिनट पहले', '2 घंटे पहले', 'कल', '3 दिन पहले', '1 नवंबर'],
      ahead: ['45 मिनट में', '3 घंटे में', 'कल', '2 दिन में'],
    },
  ],
  [
    'kn',
    {
      km: ['100 ಮೀಟರ್', '800 ಮೀಟರ್', '1 ಕಿ.ಮೀ', '2.4 ಕಿ.ಮೀ', '12 ಕಿ.ಮೀ'],
      time: ['ಸಂಜೆ 4 ಗಂಟೆ', 'ಬೆಳಿಗ್ಗೆ 9:30 ಗಂಟೆ', 'ರಾತ್ರಿ 12 ಗಂಟೆ'],
      ranges: ['ಸಂಜೆ 4–6 ಗಂಟೆ', 'ಬೆಳಿಗ್ಗೆ 11 ರಿಂದ ಮಧ್ಯಾಹ್ನ 1 ಗಂಟೆ'],
      days: ['ಇಂದು', 'ನಾಳೆ', 'ನಿನ್ನೆ', 'ಸೋಮವಾರ', 'ನವೆಂಬರ್ 27', 'ನವೆಂಬರ್ 17', 'ಜನವರಿ 3, 2027'],
      when: 'ಇಂದು, ಸಂಜೆ 4–6 ಗಂಟೆ',
      relative: ['ಈಗಷ್ಟೇ', '1 ನಿಮಿಷದ ಹಿಂದೆ', '5 ನಿಮಿಷಗಳ ಹಿಂದೆ', '2 ಗಂಟೆಗಳ ಹಿಂದೆ', 'ನಿನ್ನೆ', '3 ದಿನಗಳ ಹಿಂದೆ', 'ನವೆಂಬರ್ 1'],
      ahead: ['45 ನಿಮಿಷಗಳಲ್ಲಿ', '3 ಗಂಟೆಗಳಲ್ಲಿ', 'ನಾಳೆ', '2 ದಿನಗಳಲ್ಲಿ'],
    },
  ],
])('distances and moments in %s', (language, expected) => {
  let format: Format;
  beforeEach(async () => {
    await i18n.changeLanguage(language);
    format = createFormat(i18n.getFixedT(language, 'shared'));
  });

  it('words a distance with its unit', () => {
    expect([0.02, 0.84, 0.97, 2.44, 12.3].map(format.km)).toEqual(expected.km);
  });

  it('words times of the day', () => {
    const moments = ['2026-11-20T16:00:00', '2026-11-20T09:30:00', '2026-11-20T00:00:00'];
    expect(moments.map((text) => format.time(india(text)))).toEqual(expected.time);
    expect([
      format.timeRange(india('2026-11-20T16:00:00'), india('2026-11-20T18:00:00')),
      format.timeRange(india('2026-11-20T11:00:00'), india('2026-11-20T13:00:00')),
    ]).toEqual(expected.ranges);
  });

  it('words a day relative to today', () => {
    const days = [
      '2026-11-20T00:10:00',
      '2026-11-21T23:50:00',
      '2026-11-19T12:00:00',
      '2026-11-23T12:00:00',
      '2026-11-27T12:00:00',
      '2026-11-17T12:00:00',
      '2027-01-03T12:00:00',
    ];
    expect(days.map((text) => format.day(india(text), now))).toEqual(expected.days);
    expect(format.when(india('2026-11-20T16:00:00'), india('2026-11-20T18:00:00'), now)).toBe(expected.when);
  });

  it('words how long ago or ahead something is', () => {
    const past = ['T15:29:40', 'T15:28:30', 'T15:25:00', 'T13:10:00'].map((clock) => `2026-11-20${clock}`);
    const earlier = ['2026-11-19T08:00:00', '2026-11-17T08:00:00', '2026-11-01T08:00:00'];
    expect([...past, ...earlier].map((text) => format.relative(india(text), now))).toEqual(expected.relative);
    const ahead = ['2026-11-20T16:15:00', '2026-11-20T18:40:00', '2026-11-21T20:00:00', '2026-11-22T20:00:00'];
    expect(ahead.map((text) => format.relative(india(text), now))).toEqual(expected.ahead);
  });
});

it.each([
  ['00:00', '12 am', 'रात 12 बजे', 'ರಾತ್ರಿ 12 ಗಂಟೆ'],
  ['03:59', '3:59 am', 'रात 3:59 बजे', 'ರಾತ್ರಿ 3:59 ಗಂಟೆ'],
  ['04:00', '4 am', 'सुबह 4 बजे', 'ಬೆಳಿಗ್ಗೆ 4 ಗಂಟೆ'],
  ['11:59', '11:59 am', 'सुबह 11:59 बजे', 'ಬೆಳಿಗ್ಗೆ 11:59 ಗಂಟೆ'],
  ['12:00', '12 pm', 'दोपहर 12 बजे', 'ಮಧ್ಯಾಹ್ನ 12 ಗಂಟೆ'],
  ['12:30', '12:30 pm', 'दोपहर 12:30 बजे', 'ಮಧ್ಯಾಹ್ನ 12:30 ಗಂಟೆ'],
  ['13:00', '1 pm', 'दोपहर 1 बजे', 'ಮಧ್ಯಾಹ್ನ 1 ಗಂಟೆ'],
  ['15:59', '3:59 pm', 'दोपहर 3:59 बजे', 'ಮಧ್ಯಾಹ್ನ 3:59 ಗಂಟೆ'],
  ['16:00', '4 pm', 'शाम 4 बजे', 'ಸಂಜೆ 4 ಗಂಟೆ'],
  ['16:59', '4:59 pm', 'शाम 4:59 बजे', 'ಸಂಜೆ 4:59 ಗಂಟೆ'],
  ['17:00', '5 pm', 'शाम 5 बजे', 'ಸಂಜೆ 5 ಗಂಟೆ'],
  ['19:59', '7:59 pm', 'शाम 7:59 बजे', 'ಸಂಜೆ 7:59 ಗಂಟೆ'],
  ['20:00', '8 pm', 'रात 8 बजे', 'ರಾತ್ರಿ 8 ಗಂಟೆ'],
  ['23:59', '11:59 pm', 'रात 11:59 बजे', 'ರಾತ್ರಿ 11:59 ಗಂಟೆ'],
])('names the part of the day at %s', async (clock, ...expected) => {
  const words = [];
  for (const language of ['en', 'hi', 'kn']) {
    await i18n.changeLanguage(language);
    words.push(createFormat(i18n.getFixedT(language, 'shared')).time(india(`2026-11-20T${clock}:00`)));
  }
  expect(words).toEqual(expected);
});

it('knows the Indian day wherever the device is', () => {
  const format = createFormat(i18n.getFixedT('en', 'shared'));
  // 19:00 UTC is half past midnight of the next day in India
  expect(format.day(new Date('2026-11-19T19:00:00Z'), now)).toBe('Today');
});
