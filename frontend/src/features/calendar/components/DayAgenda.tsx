import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CalendarEntry } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useCalendarWords } from '../hooks/useCalendarWords';
import type { Day } from '../model/india-days';
import { EntryCard } from './EntryCard';

/** The interviews of the chosen day in full. */
export function DayAgenda({ day, entries }: { day: Day; entries: readonly CalendarEntry[] }) {
  const { t } = useTranslation('calendar');
  const words = useCalendarWords();
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
        <Typography sx={{ color: 'text.secondary' }}>{t('nothing')}</Typography>
      )}
    </Box>
  );
}
