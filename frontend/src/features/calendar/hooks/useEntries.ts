import type { CalendarEntry } from '@nukkad/api-client/generated/api.gen';
import { useMemo } from 'react';
import { calendarApi } from '../api/calendar-api';
import { type Day, dayOf, isoDay } from '../model/india-days';

const NONE: readonly CalendarEntry[] = [];

/** Returns the entries between two days, both included, by day. */
export function useEntries(from: Day, to: Day) {
  const { currentData, isError, isFetching, refetch } = calendarApi.useListCalendarEntriesQuery({
    from: isoDay(from),
    to: isoDay(to),
  });
  const byDay = useMemo(() => {
    const days = new Map<Day, CalendarEntry[]>();
    for (const entry of currentData ?? NONE) {
      const day = dayOf(new Date(entry.startsAt));
      days.set(day, [...(days.get(day) ?? []), entry]);
    }
    return days;
  }, [currentData]);
  return {
    all: currentData ?? NONE,
    on: (day: Day): readonly CalendarEntry[] => byDay.get(day) ?? NONE,
    isLoaded: currentData !== undefined,
    isLoading: isFetching && !currentData,
    failed: isError && !isFetching && !currentData,
    refetch,
  };
}

export type Entries = ReturnType<typeof useEntries>;
