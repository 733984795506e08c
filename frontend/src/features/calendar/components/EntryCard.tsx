import CallIcon from '@mui/icons-material/CallOutlined';
import DownloadIcon from '@mui/icons-material/EventOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import type { CalendarEntry } from '@nukkad/api-client/generated/api.gen';
import { formatPhone } from '@nukkad/contract/typing/format-phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCalendarWords } from '../hooks/useCalendarWords';
import { calendarFile, handOver } from '../model/calendar-file';
import { dayOf, isoDay } from '../model/india-days';
import { localisedAddress } from '../../../entities/job/model/localised-address';
import { LocalisedJobLine } from '../../../entities/job/components/LocalisedJobLine';
import { boardStyles } from '../../../shared/ui/board-styles';
import { linkStyles } from '../../../shared/ui/link-styles';

function Fact({ icon: Icon, children }: { icon: typeof SvgIcon; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.25 }}>
      <Icon aria-hidden sx={{ fontSize: 20, mt: '2px', color: 'text.secondary' }} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

/** One interview: time, person or company, place, and a file for the device's own calendar. */
export function EntryCard({ entry }: { entry: CalendarEntry }) {
  const { t } = useTranslation('calendar');
  const words = useCalendarWords();
  const standing = words.standing(entry);
  const save = () =>
    handOver(calendarFile(entry, words.file(entry)), `interview-${isoDay(dayOf(new Date(entry.startsAt)))}.ics`);
  return (
    <Box
      component="article"
      id={`entry-${entry.id}`}
      tabIndex={-1}
      aria-labelledby={`entry-title-${entry.id}`}
      sx={{
        p: 2,
        ...boardStyles,
        scrollMarginBlock: 80,
      }}
    >
      <Typography id={`entry-title-${entry.id}`} variant="h4" component="h3">
        {words.title(entry)}
      </Typography>
      {(entry.title || entry.seeker !== null) && (
        <Typography sx={{ color: 'text.secondary' }}>
          <LocalisedJobLine job={{ occupation: entry.occupation }} />
          {words.other(entry)}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        <Fact icon={ScheduleIcon}>{words.when(entry)}</Fact>
        <Fact icon={entry.mode === 'phone' ? CallIcon : PersonIcon}>{words.mode(entry)}</Fact>
        {entry.place && <Fact icon={PlaceIcon}>{localisedAddress(entry.place, entry.placeNames)}</Fact>}
        {entry.phone && (
          <Fact icon={CallIcon}>
            <Box component="a" href={`tel:${entry.phone}`} sx={linkStyles}>
              {formatPhone(entry.phone)}
            </Box>
          </Fact>
        )}
      </Box>
      {standing && (
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 550 }}>
          {standing}
        </Typography>
      )}
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={save} sx={{ mt: 1.5 }}>
        {t('add')}
      </Button>
    </Box>
  );
}
