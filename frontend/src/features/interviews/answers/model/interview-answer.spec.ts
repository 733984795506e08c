import { describe, expect, it } from '@jest/globals';
import { today } from '../../../../shared/clock/indian-clock';
import { likelyTime, readAnswer } from './interview-answer';

// 20 November, 23:30 in India, still 18:00 UTC
const NOW = Date.parse('2026-11-20T18:00:00Z');

describe('the suggested time', () => {
  it.each([
    ['the time that was wished', '2026-11-22T05:30:00Z', null, '2026-11-22', '11:00'],
    ['tomorrow when that time has passed', '2026-11-19T05:30:00Z', null, '2026-11-21', '11:00'],
    ['the start of the first slot', null, '9:00 AM - 11:00 AM', '2026-11-21', '09:00'],
    ['the start of the last slot', null, '6:00 PM - 8:00 PM', '2026-11-21', '18:00'],
  ] as const)('is %s, on an Indian clock', (_name, requestedTime, timeSlot, date, time) => {
    expect(likelyTime({ requestedTime, timeSlot }, NOW)).toEqual({ date, time });
  });

  it('starts today in India', () => {
    expect(today(NOW)).toBe('2026-11-20');
    expect(today(NOW + 3_600_000)).toBe('2026-11-21');
  });
});

describe('an answer', () => {
  const answer = { date: '2026-11-21', time: '16:30', where: '12, 5th Cross' };

  it.each([
    ['in-person', answer.where, { place: '12, 5th Cross' }],
    ['phone', '+91 98765 43210', { phone: '+919876543210' }],
  ] as const)('%s is parsed with its moment and its place or number', (type, where, told) => {
    expect(readAnswer(type, { ...answer, where }, NOW)).toEqual({
      body: { response: 'confirmed', time: '2026-11-21T11:00:00.000Z', ...told },
    });
  });

  it.each([
    ['no day', 'in-person', { date: '' }, { date: 'required' }],
    ['no time', 'in-person', { time: '' }, { time: 'required' }],
    ['nothing', 'phone', { date: '', time: '', where: ' ' }, { date: 'required', time: 'required', where: 'required' }],
    ['a moment ago', 'in-person', { date: '2026-11-20', time: '23:29' }, { time: 'past' }],
    ['no phone number', 'phone', { where: 'call me' }, { where: 'phone' }],
    ['a place that is too long', 'in-person', { where: 'a'.repeat(201) }, { where: 'place' }],
  ] as const)('with %s is not sent', (_name, type, change, problems) => {
    expect(readAnswer(type, { ...answer, ...change }, NOW)).toEqual({ problems });
  });
});
