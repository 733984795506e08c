import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@nukkad/contract/languages';
import { SMS_SLOT_MAX } from '@nukkad/contract/messages/sms-slots';
import { formatBriefDateTime, formatDate, formatDateTime } from './format-date.js';

const NOW = new Date('2026-11-22T10:00:00Z');

describe('dates in messages', () => {
  it.each([
    ['en', 'Tuesday, 24 November, 4:30 pm'],
    ['hi', 'मंगलवार, 24 नवंबर, शाम 4:30 बजे'],
    ['kn', 'ಮಂಗಳವಾರ, ನವೆಂಬರ್ 24, ಸಂಜೆ 4:30 ಗಂಟೆ'],
  ] as const)('writes dates in %s with day and time in the usual form', (language, text) => {
    expect(formatDateTime(new Date('2026-11-24T11:00:00Z'), language, NOW)).toBe(text);
  });

  it('uses the Indian day of a date, whatever the day in London', () => {
    expect(formatDateTime(new Date('2026-11-24T18:30:00Z'), 'en', NOW)).toBe('Wednesday, 25 November, 12 am');
  });

  it.each([
    ['en', 'Friday, 1 January 2027'],
    ['hi', 'शुक्रवार, 1 जनवरी 2027'],
    ['kn', 'ಶುಕ್ರವಾರ, ಜನವರಿ 1, 2027'],
  ] as const)('name the year in %s when it is another one', (language, text) => {
    expect(formatDate(new Date('2027-01-01T06:00:00Z'), language, NOW)).toBe(text);
  });

  it.each([
    ['en', '24 November, 4:30 pm', '24 May 2027'],
    ['hi', '24 नवंबर, शाम 4:30 बजे', '24 मई 2027'],
    ['kn', 'ನವೆಂಬರ್ 24, ಸಂಜೆ 4:30', 'ಮೇ 24, 2027'],
  ] as const)(
    'are brief in text messages in %s, with the year and without the time if they are far away',
    (language, near, far) => {
      expect(formatBriefDateTime(new Date('2026-11-24T11:00:00Z'), language, NOW)).toBe(near);
      expect(formatBriefDateTime(new Date('2027-05-24T11:00:00Z'), language, NOW)).toBe(far);
    },
  );

  it.each(LANGUAGES)('are never too long for a value of a text message in %s', (language) => {
    // each hour of a year and more, at half past
    const texts = Array.from({ length: 24 * 400 }, (_hour, index) =>
      formatBriefDateTime(new Date(NOW.getTime() + index * 3_600_000), language, NOW),
    );
    expect(texts.filter(({ length }) => length > SMS_SLOT_MAX)).toEqual([]);
  });
});
