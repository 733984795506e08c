import type { CalendarEntry } from '@nukkad/api-client/generated/api.gen';
import { screen, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../../test/fake-server';
import { aSeeker } from '../../../../test/people';
import { renderApp } from '../../../../test/render-app';

let made = 0;

/** An interview of half an hour, as the calendar of a seeker has it. */
export function anEntry(startsAt: string, changes: Partial<CalendarEntry> = {}): CalendarEntry {
  made++;
  return {
    id: `7c1a52d0-1111-4000-8000-${String(made).padStart(12, '0')}`,
    kind: 'interview',
    title: 'Delivery rider',
    company: 'Namma Tiffin',
    mode: 'in-person',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
    place: '14, Brigade Road',
    phone: null,
    seeker: null,
    status: 'confirmed',
    proposedTime: null,
    sequence: 0,
    ...changes,
  };
}

/** Answers with the entries between the two days of the query, days of India. */
export const calendarOf =
  (entries: readonly CalendarEntry[]): Answer =>
  ({ query }) =>
    entries.filter(({ startsAt }) => {
      const day = new Date(Date.parse(startsAt) + 5.5 * 3_600_000).toISOString().slice(0, 10);
      return day >= String(query.get('from')) && day <= String(query.get('to'));
    });

/** Opens the calendar of a seeker with these entries. */
export async function openCalendar(
  entries: readonly CalendarEntry[] = [],
  answers: Record<string, Answer> = {},
  parameters = '',
) {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/calendar': calendarOf(entries),
    'GET /api/calendar-feed': () => ({ url: null }),
    'GET /api/interview-requests': () => [],
    ...answers,
  });
  const app = renderApp(`/?section=calendar${parameters}`);
  await screen.findByRole('heading', { level: 1, name: 'Calendar' });
  return { ...app, server };
}

export const day = (name: string | RegExp) => screen.findByRole('button', { name });
export const agenda = (name: string) => within(screen.getByRole('region', { name }));
