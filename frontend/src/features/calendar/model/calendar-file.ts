import { BRAND } from '@nukkad/contract/platform/brand';
import type { CalendarEntry } from '@nukkad/contract/interviews/calendar';
import { serverNow } from '../../../shared/clock/server-clock';

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** Commas, semicolons, backslashes and line ends as RFC 5545 writes them in a text. */
const text = (value: string): string => value.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n');

/** 20261120T103000Z */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Breaks a line after 75 octets, never inside a character; each continuation line begins with a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/**
 * One interview as an iCalendar document (RFC 5545), times in UTC. Its id is that of the subscribed feed, so that a
 * calendar that has both shows it once.
 */
export function calendarFile(
  entry: CalendarEntry,
  words: { summary: string; description: string },
  now: Date = new Date(serverNow()),
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND}//Interviews//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:interview-${entry.id}@${BRAND.toLowerCase()}`,
    // a calendar with a later change then ignores this one
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(entry.startsAt))}`,
    `DTEND:${utc(new Date(entry.endsAt))}`,
    `SUMMARY:${text(words.summary)}`,
    `DESCRIPTION:${text(words.description)}`,
    ...(entry.place ? [`LOCATION:${text(entry.place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** Passes a document to the device, which opens it in its calendar or saves it. */
export function handOver(content: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // delayed, because the device may still be reading the file
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
