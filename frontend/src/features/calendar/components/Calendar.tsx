import Box from '@mui/material/Box';
import type { CalendarEntry } from '@nukkad/api-client/generated/api.gen';
import { CALENDAR_DAYS_MAX } from '@nukkad/contract/interviews/calendar';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toSection } from '../../../entities/session/model/sections';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { interviewsApi } from '../../../entities/interview/interviews-api';
import { isInvitation } from '../../../entities/interview/model/allowed-interview-actions';
import { Invitations } from '../../../entities/interview/components/Invitations';
import { useMinute } from '../../../shared/clock/useMinute';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { useCalendarParams } from '../hooks/useCalendarParams';
import { useCalendarWords } from '../hooks/useCalendarWords';
import { useEntries } from '../hooks/useEntries';
import { addMonths, dayOf, weekOf, weeksOfMonth } from '../model/india-days';
import { CalendarHeader } from './CalendarHeader';
import { ComingEntries } from './ComingEntries';
import { DayAgenda } from './DayAgenda';
import { MonthView } from './MonthView';
import { Subscription } from './Subscription';
import { WeekView } from './WeekView';

const TITLE = 'calendar-title';

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  alignContent: 'start',
  minWidth: 0,
} as const;
/** The month, and beside it on wide screens the entries of the chosen day. */
const COLUMNS = {
  ...column,
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;

/** Moves the focus to the full entry, once, if it exists. */
function focusOn(opened: RefObject<string | null>): void {
  const entry = document.getElementById(`entry-${opened.current}`);
  if (!entry) return;
  opened.current = null;
  entry.focus();
}

/** The upcoming interviews, then a month or a week, the full entries of the chosen day, and the subscription. */
export function Calendar() {
  const { t } = useTranslation('calendar');
  const words = useCalendarWords();
  const now = new Date(useMinute());
  const today = dayOf(now);
  const { day, view, setDay, setView, walkTo } = useCalendarParams(today);
  const days = view === 'month' ? weeksOfMonth(day).flat() : weekOf(day);
  const [first, last] = [days[0] ?? day, days.at(-1) ?? day];
  const entries = useEntries(first, last);
  const coming = useEntries(today, today + CALENDAR_DAYS_MAX - 1);
  const next = coming.all.filter((entry) => new Date(entry.endsAt) > now);

  // an entry pressed in the week is shown in full below it
  const opened = useRef<string | null>(null);
  // an entry of another day is focused after that day is drawn, and one of another month after its entries are fetched
  useEffect(() => focusOn(opened), [day, entries.all]);
  const open = (entry: CalendarEntry) => {
    opened.current = entry.id;
    setDay(dayOf(new Date(entry.startsAt)));
    focusOn(opened);
  };
  const { isLoading } = interviewsApi.useListInterviewRequestsQuery();
  // waits for invitations and upcoming interviews (or their empty state), which are above the rest and would push it
  // down
  const hasAnswers = !isLoading && !coming.isLoading && !entries.isLoading;
  const [isDrawn, setDrawn] = useState(false);
  if (hasAnswers && !isDrawn) setDrawn(true);
  if (!hasAnswers && !isDrawn) {
    return (
      <>
        <SkeletonBlock width={240} height={44} sx={{ mb: 1.5 }} />
        <ListSkeleton />
      </>
    );
  }
  const nothingAtAll =
    coming.isLoaded && next.length === 0 && !entries.failed && entries.isLoaded && entries.all.length === 0;
  const views = { labelledBy: TITLE, day, today, entries, onDay: setDay };
  return (
    <Box sx={view === 'month' ? COLUMNS : column}>
      <Box sx={{ ...column, gridColumn: { lg: view === 'month' ? 2 : 1 } }}>
        <Invitations select={(requests) => requests.filter(isInvitation)} />
        {next.length > 0 && <ComingEntries entries={next} today={today} onEntry={open} />}
        {nothingAtAll && (
          <EmptyState scene="notebook" title={t('none.title')} text={t('none.text')}>
            <RouteButton to={toSection('request-interview')} variant="contained">
              {t('none.action')}
            </RouteButton>
          </EmptyState>
        )}
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { lg: 1 }, gridRow: { lg: view === 'month' ? '1 / span 2' : 'auto' } }}>
        <CalendarHeader
          id={TITLE}
          title={view === 'month' ? words.month(day) : words.span(first, last)}
          view={view}
          onView={setView}
          onStep={(direction) => setDay(view === 'month' ? addMonths(day, direction) : day + 7 * direction)}
          onToday={() => setDay(today)}
        />
        {entries.failed ? (
          <LoadFailed title={t('failed')} onRetry={entries.refetch} />
        ) : view === 'month' ? (
          <MonthView {...views} onWalk={walkTo} />
        ) : (
          <WeekView {...views} onEntry={open} />
        )}
      </Box>
      <Box sx={column}>
        {!entries.failed && !nothingAtAll && <DayAgenda day={day} entries={entries.on(day)} />}
        <Subscription />
      </Box>
    </Box>
  );
}
