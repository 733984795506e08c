import { describe, expect, it } from '@jest/globals';
import { nextWorkday, readInvitation } from './invitation';

const NOW = Date.parse('2026-11-20T10:00:00+05:30');

describe('the usual time of an invitation', () => {
  it.each([
    ['tomorrow', '2026-11-19T10:00:00+05:30', '2026-11-20'],
    ['on a Saturday', '2026-11-20T10:00:00+05:30', '2026-11-21'],
    ['on Monday from a Saturday', '2026-11-21T10:00:00+05:30', '2026-11-23'],
    ['by the Indian calendar', '2026-11-19T20:00:00Z', '2026-11-21'],
  ])('is at 11, %s', (_name, now, date) => {
    expect(nextWorkday(Date.parse(now))).toEqual({ date, time: '11:00' });
  });
});

describe('an invitation', () => {
  const filled = { date: '2026-11-21', time: '11:00', where: ' Church Street ', message: ' Bring an apron. ' };

  it('is sent with its time in India, and its place', () => {
    const time = '2026-11-21T05:30:00.000Z';
    expect(readInvitation('in-person', filled, NOW)).toEqual({
      body: { type: 'in-person', time, place: 'Church Street', message: 'Bring an apron.' },
    });
    expect(readInvitation('phone', { ...filled, where: '98000 00001', message: '' }, NOW)).toMatchObject({
      body: { type: 'phone', time, phone: expect.stringContaining('98000') },
    });
  });

  it('has errors by field', () => {
    expect(readInvitation('in-person', { ...filled, date: '2026-11-19', where: ' ' }, NOW)).toEqual({
      problems: { time: 'past', where: 'required' },
    });
    expect(readInvitation('phone', { ...filled, where: 'call me' }, NOW)).toEqual({ problems: { where: 'phone' } });
    expect(readInvitation('in-person', { ...filled, where: 'x'.repeat(300) }, NOW)).toEqual({
      problems: { where: 'place' },
    });
  });
});
