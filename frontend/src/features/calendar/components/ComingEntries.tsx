import CallIcon from '@mui/icons-material/CallOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { CalendarEntry } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { localisedAddress } from '../../../entities/job/model/localised-address';
import { boardStyles } from '../../../shared/ui/board-styles';
import { useCalendarWords } from '../hooks/useCalendarWords';
import { dateOf, type Day, dayOf } from '../model/india-days';

/** Number of entries before the user expands the list. */
const SHOWN_FIRST = 5;

interface Props {
  /** In the order of their times. */
  entries: readonly CalendarEntry[];
  today: Day;
  /** Opens an entry in full. */
  onEntry: (entry: CalendarEntry) => void;
}

/** The day of an entry as the leaf of a calendar: its date, and below the weekday, or that it is today. */
function DayLeaf({ day, isToday }: { day: Day; isToday: boolean }) {
  const { t } = useTranslation('calendar');
  const words = useCalendarWords();
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        flex: 'none',
        width: 'max(60px, min(3.75rem, 22vw))',
        minHeight: 64,
        borderRadius: 1,
        bgcolor: isToday ? 'primary.main' : 'background.tint',
        color: isToday ? 'primary.contrastText' : 'text.primary',
      }}
    >
      <Box component="b" sx={{ fontSize: '1.375rem', fontWeight: 760, lineHeight: 1.1 }}>
        {dateOf(day).date}
      </Box>
      <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>
        {isToday ? t('today') : words.weekdayShort(day)}
      </Box>
    </Box>
  );
}

/** All upcoming interviews, the next one first: time, person or company, and place. Each links to its card. */
export function ComingEntries({ entries, today, onEntry }: Props) {
  const { t } = useTranslation('calendar');
  const words = useCalendarWords();
  const [all, setAll] = useState(false);
  const rest = entries.length - SHOWN_FIRST;
  return (
    <Box component="section" aria-labelledby="coming-entries">
      <Typography id="coming-entries" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('coming.title')}
      </Typography>
      <Box component="ul" sx={{ ...boardStyles, m: 0, p: 0, listStyle: 'none', overflow: 'hidden' }}>
        {(all ? entries : entries.slice(0, SHOWN_FIRST)).map((entry) => {
          const day = dayOf(new Date(entry.startsAt));
          const place =
            entry.mode === 'phone' ? words.mode(entry) : localisedAddress(entry.place ?? '', entry.placeNames);
          const PlaceSign = entry.mode === 'phone' ? CallIcon : PlaceIcon;
          return (
            <Box component="li" key={entry.id} sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
              <ButtonBase
                onClick={() => onEntry(entry)}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'flex-start',
                  gap: 1.5,
                  width: '100%',
                  p: 1.25,
                  fontFamily: 'inherit',
                  fontSize: '0.9375rem',
                  textAlign: 'start',
                  '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: -3 },
                }}
              >
                <DayLeaf day={day} isToday={day === today} />
                <Box component="span" sx={{ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Box component="span" sx={{ fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.3 }}>
                    {words.when(entry)}
                  </Box>
                  <Box component="span" sx={{ lineHeight: 1.35 }}>
                    {joinFacts(words.title(entry), words.other(entry))}
                  </Box>
                  {place && (
                    <Box
                      component="span"
                      sx={{
                        display: 'flex',
                        alignItems: 'flex-start',
                        gap: 0.5,
                        color: 'text.secondary',
                        fontSize: '0.9375rem',
                      }}
                    >
                      <PlaceSign aria-hidden sx={{ fontSize: 18, mt: '2px' }} />
                      <span>{place}</span>
                    </Box>
                  )}
                </Box>
              </ButtonBase>
            </Box>
          );
        })}
      </Box>
      {!all && rest > 0 && (
        <Button fullWidth onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {t('coming.more', { count: rest })}
        </Button>
      )}
    </Box>
  );
}
