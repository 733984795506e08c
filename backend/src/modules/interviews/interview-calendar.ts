import { BRAND } from '@nukkad/contract/platform/brand';
import type { CalendarEntry } from '@nukkad/contract/interviews/calendar';
import type { Language } from '@nukkad/contract/languages';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { translate } from '../../common/i18n/translate.js';
import { personName } from '../users/users.public.js';

/** An iTIP message (RFC 5546): a document sent by mail that changes the reader's calendar. It names only the reader. */
export interface ItipMessage {
  method: 'REQUEST' | 'CANCEL';
  /** Address that the mail comes from. */
  from: string;
  to: { name: string; email: string };
}

/** Matches characters that a parameter cannot express (RFC 5545, 3.1); a backslash is no escape there. */
const NOT_IN_PARAMETERS = /[\s"\\;,:\p{Cc}]+/gu;

/** `entries` as an iCalendar document (RFC 5545), times in UTC: for a feed, or with `itip` for a mail. */
export function interviewCalendar(entries: readonly CalendarEntry[], language: Language, itip?: ItipMessage): string {
  const calendar = ical({
    name: translate(language, 'interviews:calendar.name', { brand: BRAND }),
    prodId: { company: BRAND, product: 'Interviews', language: language.toUpperCase() },
    method: ICalCalendarMethod[itip?.method ?? 'PUBLISH'],
  });
  const isOff = itip?.method === 'CANCEL';
  for (const entry of entries) {
    const where = { place: entry.place ?? '', phone: entry.phone ?? '' };
    calendar.createEvent({
      id: `interview-${entry.id}@${BRAND.toLowerCase()}`,
      sequence: entry.sequence,
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      start: new Date(entry.startsAt),
      end: new Date(entry.endsAt),
      summary: summaryOf(entry, language),
      description: translate(language, `interviews:where.${entry.mode}`, where),
      ...(entry.place ? { location: entry.place } : {}),
      ...(itip ? partiesOf(itip) : {}),
    });
  }
  // every line of a document ends (RFC 5545, 3.1), the last one as well
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** Returns the summary: the job, and the employer or the seeker's name. */
function summaryOf({ title, company, seeker }: CalendarEntry, language: Language): string {
  const other = seeker === null ? company : seeker || personName(undefined, 'seeker', language);
  return translate(language, 'interviews:calendar.summary', { title, other });
}

/** Requests no reply: both sides have agreed already, and the product's address does not read replies. */
function partiesOf({ from, to }: ItipMessage): Pick<ICalEventData, 'organizer' | 'attendees'> {
  return {
    organizer: { name: BRAND, email: from },
    attendees: [
      {
        name: to.name.replace(NOT_IN_PARAMETERS, ' '),
        email: to.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  };
}
