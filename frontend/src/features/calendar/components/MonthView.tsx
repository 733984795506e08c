import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { CalendarEntry } from '@nukkad/api-client/generated/api.gen';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useCalendarWords } from '../hooks/useCalendarWords';
import type { Entries } from '../hooks/useEntries';
import { addMonths, dateOf, type Day, isoDay, mondayOf, weeksOfMonth } from '../model/india-days';

const SHOWN_IN_CELL = 2;

/** The target day of each key, from a day. */
const STEPS: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => day - 1,
  ArrowRight: (day) => day + 1,
  ArrowUp: (day) => day - 7,
  ArrowDown: (day) => day + 7,
  Home: mondayOf,
  End: (day) => mondayOf(day) + 6,
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

interface Props {
  labelledBy: string;
  /** The day that is chosen; its month is shown. */
  day: Day;
  today: Day;
  entries: Entries;
  onDay: (day: Day) => void;
  /** Moves to a day by keyboard, possibly on the way to another day. */
  onWalk: (day: Day) => void;
}

/** The entries of a day: dots on a phone, times and titles on wide screens. */
function CellEntries({ entries }: { entries: readonly CalendarEntry[] }) {
  const words = useCalendarWords();
  return (
    <>
      <Box component="span" sx={{ display: { xs: 'flex', md: 'none' }, gap: '3px', minHeight: 8, mt: 0.25 }}>
        {entries.slice(0, 3).map(({ id }) => (
          <Box key={id} component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.text' }} />
        ))}
      </Box>
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'grid' }, gap: 0.5, width: '100%', mt: 0.5 }}>
        {entries.slice(0, SHOWN_IN_CELL).map((entry) => (
          <Box
            key={entry.id}
            component="span"
            sx={{
              overflow: 'hidden',
              px: 0.75,
              borderRadius: '6px',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontSize: '0.8125rem',
              lineHeight: 1.6,
              textAlign: 'start',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {words.time(entry)} {words.title(entry)}
          </Box>
        ))}
        {entries.length > SHOWN_IN_CELL && (
          <Box component="span" sx={{ fontSize: '0.8125rem', textAlign: 'start' }}>
            +{entries.length - SHOWN_IN_CELL}
          </Box>
        )}
      </Box>
    </>
  );
}

/** A month, weeks from Monday. The arrow keys go from day to day, page keys from month to month. */
export function MonthView({ labelledBy, day, today, entries, onDay, onWalk }: Props) {
  const words = useCalendarWords();
  const chosen = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) chosen.current?.focus();
    byKey.current = false;
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = step(day);
    if (next === day) return;
    byKey.current = true;
    onWalk(next);
  };
  /** Returns the accessible name of a cell: the day, the number of its entries, and the visible entries. */
  const nameOf = (cell: Day, here: readonly CalendarEntry[]): string => {
    const shown = here.slice(0, SHOWN_IN_CELL).map((entry) => `${words.time(entry)} ${words.work(entry)}`);
    return [words.day(cell), ...(here.length > 0 ? [words.count(here.length), ...shown] : [])].join(', ');
  };
  const weeks = weeksOfMonth(day);
  const { month } = dateOf(day);
  return (
    <Box
      component="table"
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={entries.isLoading}
      onKeyDown={onKeyDown}
      sx={{
        // seven targets of 48 px do not fit between the margins of a narrow phone
        mx: { xs: '-8px', md: 0 },
        width: { xs: 'calc(100% + 16px)', md: '100%' },
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        '& td, & th': { p: 0, border: '1px solid', borderColor: 'divider' },
      }}
    >
      <thead>
        <tr>
          {weeks[0]?.map((weekday) => (
            <Box
              component="th"
              key={weekday}
              scope="col"
              abbr={words.weekday(weekday)}
              sx={{
                height: 36,
                fontSize: '0.8125rem',
                fontWeight: 600,
                color: 'text.secondary',
              }}
            >
              {words.weekdayShort(weekday)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((cell) => {
              const here = entries.on(cell);
              const isChosen = cell === day;
              return (
                <Box
                  component="td"
                  role="gridcell"
                  key={cell}
                  aria-selected={isChosen}
                  sx={{ bgcolor: 'background.paper', verticalAlign: 'top' }}
                >
                  <ButtonBase
                    ref={isChosen ? chosen : undefined}
                    tabIndex={isChosen ? 0 : -1}
                    aria-label={nameOf(cell, here)}
                    aria-current={cell === today ? 'date' : undefined}
                    onClick={() => onDay(cell)}
                    data-day={isoDay(cell)}
                    sx={{
                      display: 'flex',
                      flexDirection: 'column',
                      alignItems: { xs: 'center', md: 'flex-start' },
                      justifyContent: 'flex-start',
                      width: '100%',
                      minHeight: { xs: 52, md: 92 },
                      p: { xs: 0.25, md: 0.75 },
                      font: 'inherit',
                      color: dateOf(cell).month === month ? 'text.primary' : 'text.secondary',
                      bgcolor: isChosen ? 'primary.tint' : 'transparent',
                      '&:hover': { bgcolor: isChosen ? 'primary.tint' : 'background.tint' },
                      '&:focus-visible': { outlineOffset: -3 },
                    }}
                  >
                    <Box
                      component="span"
                      sx={{
                        display: 'grid',
                        placeItems: 'center',
                        minWidth: 28,
                        height: 28,
                        borderRadius: '50%',
                        ...(cell === today && {
                          border: '2px solid',
                          borderColor: 'primary.text',
                          color: 'primary.text',
                          fontWeight: 700,
                        }),
                      }}
                    >
                      {dateOf(cell).date}
                    </Box>
                    <CellEntries entries={here} />
                  </ButtonBase>
                </Box>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
