import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CalendarEntry } from '@nukkad/api-client/generated/api.gen';
import { useCalendarWords } from '../hooks/useCalendarWords';
import type { Entries } from '../hooks/useEntries';
import { dateOf, type Day, hoursBetween, hourOf, weekOf } from '../model/india-days';
import { assignLanes } from '../model/lanes';

/** Height of an hour: half an hour, the length of an interview, is one touch target high. */
const HOUR_PX = 96;
const ENTRY_PX = 48;
const FIRST_HOUR = 9;
const LAST_HOUR = 17;

interface Props {
  labelledBy: string;
  /** The day that is chosen; its week is shown. */
  day: Day;
  today: Day;
  entries: Entries;
  onDay: (day: Day) => void;
  onEntry: (entry: CalendarEntry) => void;
}

function EntryButton({ entry, onEntry }: { entry: CalendarEntry; onEntry: (entry: CalendarEntry) => void }) {
  const words = useCalendarWords();
  return (
    <ButtonBase
      onClick={() => onEntry(entry)}
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        minHeight: ENTRY_PX,
        px: 1,
        borderRadius: '8px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        font: 'inherit',
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        textAlign: 'start',
        border: '1px solid',
        borderColor: 'background.paper',
      }}
    >
      <Box
        component="span"
        data-excerpt=""
        sx={{ display: '-webkit-box', overflow: 'hidden', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' }}
      >
        <strong>{words.time(entry)}</strong> {words.work(entry)}
      </Box>
    </ButtonBase>
  );
}

/** The heading of a day; pressing it chooses the day. */
function DayHead({ day, today, chosen, onDay }: { day: Day; today: Day; chosen: boolean; onDay: (day: Day) => void }) {
  const words = useCalendarWords();
  return (
    <ButtonBase
      aria-label={`${words.weekdayShort(day)} ${dateOf(day).date}, ${words.day(day)}`}
      aria-pressed={chosen}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onDay(day)}
      sx={{
        display: 'flex',
        gap: 0.75,
        width: '100%',
        minHeight: 48,
        px: 1,
        font: 'inherit',
        justifyContent: { xs: 'flex-start', md: 'center' },
        bgcolor: chosen ? 'primary.tint' : 'transparent',
        color: day === today ? 'primary.text' : 'text.primary',
        fontWeight: day === today ? 700 : 500,
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <span>
        {words.weekdayShort(day)}{' '}
        <Box
          component="span"
          sx={
            day === today
              ? { px: 0.75, border: '2px solid', borderColor: 'primary.text', borderRadius: '999px' }
              : undefined
          }
        >
          {dateOf(day).date}
        </Box>
      </span>
    </ButtonBase>
  );
}

/** The hours of a day with their entries. */
function HourColumn({
  entries,
  first,
  hours,
  onEntry,
}: {
  entries: readonly CalendarEntry[];
  first: number;
  hours: number;
  onEntry: (entry: CalendarEntry) => void;
}) {
  const spans = entries.map((entry) => {
    const from = hourOf(new Date(entry.startsAt));
    return { entry, from, to: from + Math.max(hoursBetween(entry), ENTRY_PX / HOUR_PX) };
  });
  return (
    <Box
      component="ul"
      sx={{
        position: 'relative',
        height: hours * HOUR_PX,
        m: 0,
        p: 0,
        listStyle: 'none',
        backgroundImage: 'linear-gradient(var(--nk-palette-divider) 1px, transparent 1px)',
        backgroundSize: `100% ${HOUR_PX}px`,
      }}
    >
      {assignLanes(spans).map(({ entry, from, to, lane, lanes }) => (
        <Box
          component="li"
          key={entry.id}
          sx={{
            position: 'absolute',
            top: (from - first) * HOUR_PX,
            left: `${(100 * lane) / lanes}%`,
            width: `${100 / lanes}%`,
            height: (to - from) * HOUR_PX,
          }}
        >
          <EntryButton entry={entry} onEntry={onEntry} />
        </Box>
      ))}
    </Box>
  );
}

/** A week from Monday: days side by side with hours on wide screens, stacked on a phone. */
export function WeekView({ labelledBy, day, today, entries, onDay, onEntry }: Props) {
  const words = useCalendarWords();
  const wide = useMediaQuery('(min-width: 1080px)');
  const days = weekOf(day);
  const border = '1px solid var(--nk-palette-divider)';

  if (!wide) {
    return (
      <Box
        component="ol"
        aria-labelledby={labelledBy}
        aria-busy={entries.isLoading}
        sx={{ m: 0, p: 0, listStyle: 'none', border, borderRadius: 1, bgcolor: 'background.paper', overflow: 'hidden' }}
      >
        {days.map((here, index) => (
          <Box component="li" key={here} sx={{ borderTop: index === 0 ? 0 : border }}>
            <DayHead day={here} today={today} chosen={here === day} onDay={onDay} />
            {entries.on(here).length > 0 && (
              <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, p: 1, pt: 0, listStyle: 'none' }}>
                {entries.on(here).map((entry) => (
                  <li key={entry.id}>
                    <EntryButton entry={entry} onEntry={onEntry} />
                  </li>
                ))}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    );
  }

  const starts = days.flatMap((here) => entries.on(here)).map((entry) => hourOf(new Date(entry.startsAt)));
  const first = Math.floor(Math.min(FIRST_HOUR, ...starts));
  const last = Math.ceil(Math.max(LAST_HOUR, ...starts.map((start) => start + 1)));
  const hours = last - first;
  return (
    <Box
      role="group"
      aria-labelledby={labelledBy}
      aria-busy={entries.isLoading}
      sx={{ display: 'flex', border, borderRadius: 1, bgcolor: 'background.paper', overflow: 'hidden' }}
    >
      <Box aria-hidden sx={{ flexShrink: 0, pt: '48px', px: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {Array.from({ length: hours }, (_, index) => (
          <Box key={index} sx={{ height: HOUR_PX, textAlign: 'end', lineHeight: 1, transform: 'translateY(-0.5em)' }}>
            {words.hour(first + index)}
          </Box>
        ))}
      </Box>
      <Box component="ol" sx={{ display: 'flex', flexGrow: 1, m: 0, p: 0, listStyle: 'none' }}>
        {days.map((here) => (
          <Box
            component="li"
            key={here}
            aria-label={words.day(here)}
            sx={{ flex: '1 1 0', minWidth: 0, borderLeft: border }}
          >
            <DayHead day={here} today={today} chosen={here === day} onDay={onDay} />
            <HourColumn entries={entries.on(here)} first={first} hours={hours} onEntry={onEntry} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
