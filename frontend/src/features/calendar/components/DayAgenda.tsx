import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CalendarEntry } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useCalendarWords } from '../hooks/useCalendarWords';
import { type Day, dayOf } from '../model/india-days';
import { EntryCard } from './EntryCard';

interface Props {
  day: Day;
  entries: readonly CalendarEntry[];
  /** The next interview from now on, if there is any. */
  next: CalendarEntry | undefined;
  onDay: (day: Day) => void;
}

/** What the chosen day has; when it has nothing, the way to the next day that has something. */
export function DayAgenda({ day, entries, next, onDay }: Props) {
  const { t } = useTranslation('calendar');
  const words = useCalendarWords();
  const nextDay = next && dayOf(new Date(next.startsAt));
  return (
    <Box component="section" aria-labelledby="agenda">
      <Typography id="agenda" variant="h3" component="h2" aria-live="polite" sx={{ mb: 1.5 }}>
        {words.day(day)}
      </Typography>
      {entries.length > 0 ? (
        <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 640 }}>
          {entries.map((entry) => (
            <EntryCard key={entry.id} entry={entry} />
          ))}
        </Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('nothing')}</Typography>
          {nextDay !== undefined && nextDay !== day && (
            <Button onClick={() => onDay(nextDay)} sx={{ ml: -1, px: 1, textAlign: 'start' }}>
              {t('nextEntry', { when: words.when(next as CalendarEntry) })}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
