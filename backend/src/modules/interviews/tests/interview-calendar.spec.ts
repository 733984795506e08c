import { describe, expect, it } from '@jest/globals';
import type { CalendarEntry } from '@nukkad/contract/interviews/calendar';
import { interviewCalendar } from '../interview-calendar.js';
import { eventsOf, readCalendar } from './ical-reader.js';

const entry = (fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: '6f1b6b5e-3c41-4c55-9a2e-5a2f3f0f9d11',
  kind: 'interview',
  title: 'Night cook',
  company: 'Namma Tiffin',
  mode: 'in-person',
  startsAt: '2026-12-01T20:00:00.000Z',
  endsAt: '2026-12-01T20:30:00.000Z',
  place: '12, Church Street; Bengaluru',
  phone: null,
  seeker: null,
  status: 'confirmed',
  proposedTime: null,
  sequence: 0,
  ...fields,
});

describe('the calendar as a file', () => {
  it('ends every line with CRLF, the last one as well, in a feed and in a mail', () => {
    const itip = { method: 'CANCEL', from: 'a@nukkad.test', to: { name: 'Asha', email: 'asha@example.com' } } as const;
    for (const text of [
      interviewCalendar([entry()], 'en'),
      interviewCalendar([], 'kn'),
      interviewCalendar([entry()], 'hi', itip),
    ]) {
      expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
      expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    }
  });

  it('conforms to RFC 5545 and states the time in UTC', () => {
    const calendar = readCalendar(interviewCalendar([entry()], 'en'));
    expect(calendar.name).toBe('VCALENDAR');
    expect(calendar.properties).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH' });
    expect(calendar.properties['PRODID']).toMatch(/Nukkad/);
    expect(calendar.components).toHaveLength(1);
    expect(calendar.components[0]).toMatchObject({
      name: 'VEVENT',
      properties: {
        UID: 'interview-6f1b6b5e-3c41-4c55-9a2e-5a2f3f0f9d11@nukkad',
        DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
        DTSTART: '20261201T200000Z',
        DTEND: '20261201T203000Z',
        SEQUENCE: '0',
        STATUS: 'CONFIRMED',
        SUMMARY: 'Interview: Night cook, Namma Tiffin',
        DESCRIPTION: 'Place: 12, Church Street; Bengaluru',
        LOCATION: '12, Church Street; Bengaluru',
      },
    });
  });

  it.each([
    ['en', 'Nukkad interviews', 'Interview: Night cook, Namma Tiffin', 'Phone: +919800000001'],
    ['hi', 'Nukkad इंटरव्यू', 'इंटरव्यू: Night cook, Namma Tiffin', 'फ़ोन: +919800000001'],
    ['kn', 'Nukkad ಇಂಟರ್ವ್ಯೂಗಳು', 'ಇಂಟರ್ವ್ಯೂ: Night cook, Namma Tiffin', 'ಫೋನ್: +919800000001'],
  ] as const)('contains texts in %s', (language, name, summary, description) => {
    const call = entry({ mode: 'phone', place: null, phone: '+919800000001' });
    const calendar = readCalendar(interviewCalendar([call], language));
    expect(calendar.properties['X-WR-CALNAME']).toBe(name);
    expect(calendar.components[0]?.properties).toMatchObject({ SUMMARY: summary, DESCRIPTION: description });
    expect(calendar.components[0]?.properties).not.toHaveProperty('LOCATION');
  });

  it.each([
    ['REQUEST', 'CONFIRMED', 0],
    ['REQUEST', 'CONFIRMED', 2],
    ['CANCEL', 'CANCELLED', 3],
  ] as const)('states the method %s, the status and the sequence in a mail', (method, status, sequence) => {
    const to = { name: 'Asha \\ "Rao"; CN=x', email: 'asha@example.com' };
    const text = interviewCalendar([entry({ sequence })], 'en', { method, from: 'no-reply@nukkad.example', to });
    const calendar = readCalendar(text);
    expect(calendar.properties).toMatchObject({ METHOD: method });
    expect(calendar.components[0]?.properties).toMatchObject({
      ...{ UID: 'interview-6f1b6b5e-3c41-4c55-9a2e-5a2f3f0f9d11@nukkad', SEQUENCE: String(sequence), STATUS: status },
      ...{ ORGANIZER: 'mailto:no-reply@nukkad.example', ATTENDEE: 'MAILTO:asha@example.com' },
    });
    // replies to that address are not read, so none is requested; a name cannot break out of its parameter
    const attendee = 'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Asha Rao CN=x"';
    expect(text.replace(/\r\n /g, '')).toContain(`${attendee}:MAILTO:asha@example.com`);
  });

  it('contains the seeker’s name for the employer', () => {
    const [event] = eventsOf(interviewCalendar([entry({ seeker: 'Asha Rao' })], 'en'));
    expect(event?.['SUMMARY']).toBe('Interview: Night cook, Asha Rao');
    const [nameless] = eventsOf(interviewCalendar([entry({ seeker: '' })], 'hi'));
    expect(nameless?.['SUMMARY']).toBe('इंटरव्यू: Night cook, काम ढूँढने वाले');
  });

  it('escapes typed texts', () => {
    const place = 'Gate 2\rlone\r\nEND:VEVENT\nATTENDEE:x;y,z\\n \u2028"quoted" {{brand}} $t(errors:notFound)';
    const long = 'ರೆಸ್ಟೋರೆಂಟ್ ಅಡುಗೆ ಸಹಾಯಕ 🧑‍🍳 '.repeat(6).trim();
    const [event, ...more] = eventsOf(interviewCalendar([entry({ place, title: long })], 'kn'));
    expect(more).toEqual([]);
    expect(event?.['LOCATION']).toBe(place.replace(/\r\n?/g, '\n'));
    expect(event?.['SUMMARY']).toBe(`ಇಂಟರ್ವ್ಯೂ: ${long}, Namma Tiffin`);
    expect(event).not.toHaveProperty('ATTENDEE');
  });

  it('may contain no entries', () => {
    expect(readCalendar(interviewCalendar([], 'en')).components).toEqual([]);
  });
});
