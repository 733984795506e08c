import { describe, expect, it } from '@jest/globals';
import { calendarFile } from './calendar-file';

const ENTRY = {
  id: '7c1a52d0-1111-4000-8000-000000000001',
  kind: 'interview' as const,
  title: 'Cook, night; shift',
  company: 'Hotel Udupi',
  mode: 'in-person' as const,
  startsAt: '2026-11-21T05:30:00.000Z',
  endsAt: '2026-11-21T06:00:00.000Z',
  place: '14, Brigade Road',
  phone: null,
  seeker: null,
  status: 'confirmed' as const,
  proposedTime: null,
  sequence: 2,
};
const NOW = new Date('2026-11-20T10:00:00.123Z');
const file = (words: Partial<{ summary: string; description: string }> = {}, entry = ENTRY) =>
  calendarFile(entry, { summary: 'Interview', description: 'Place', ...words }, NOW);

describe('the file of one interview', () => {
  it('is an iCalendar document with the id of the feed and times in UTC', () => {
    expect(file().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Nukkad//Interviews//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:interview-7c1a52d0-1111-4000-8000-000000000001@nukkad',
      'SEQUENCE:2',
      'DTSTAMP:20261120T100000Z',
      'DTSTART:20261121T053000Z',
      'DTEND:20261121T060000Z',
      'SUMMARY:Interview',
      'DESCRIPTION:Place',
      'LOCATION:14\\, Brigade Road',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no place where there is none', () => {
    expect(calendarFile({ ...ENTRY, place: null }, { summary: 'x', description: 'y' }, NOW)).not.toContain('LOCATION');
  });

  it('writes special characters so that they stay text', () => {
    expect(file({ summary: 'a, b; c\\d\nBEGIN:VEVENT' })).toContain('SUMMARY:a\\, b\\; c\\\\d\\nBEGIN:VEVENT\r\n');
  });

  it.each(['x'.repeat(200), 'इंटरव्यू: रात का कुक और रसोइया, '.repeat(6), '🙂'.repeat(60)])(
    'breaks %s… into lines of at most 75 octets that can be joined again',
    (summary) => {
      const document = file({ summary });
      for (const line of document.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(document.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary.replaceAll(',', '\\,')}\r\n`);
    },
  );
});
