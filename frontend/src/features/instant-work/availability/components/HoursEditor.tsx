import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type HoursWindow, isOvernight } from '@nukkad/contract/instant-work/availability';
import { momentInIndia } from '@nukkad/contract/india-time';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format';
import { HALF_HOURS, isBlank, nextWindow, WINDOWS_A_DAY } from '../model/availability-form';

/** The days of the week as people count them: Monday first; 0 is Sunday. */
const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** Returns a function that words a time of day, HH:MM. */
function useTimeWords(): (time: string) => string {
  const format = useFormat();
  return (time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return format.time(momentInIndia(0, hour + minute / 60));
  };
}

function TimeSelect(props: {
  label: string;
  value: string;
  options: readonly string[];
  faulty: boolean;
  onChange: (time: string) => void;
}) {
  const { label, value, options, faulty, onChange } = props;
  const words = useTimeWords();
  const shown = options.includes(value) ? options : [value, ...options];
  return (
    <NativeSelect
      fullWidth
      variant="outlined"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      input={<OutlinedInput error={faulty} />}
      inputProps={{ 'aria-label': label, 'aria-invalid': faulty }}
      sx={{
        '& option': { bgcolor: 'background.paper', color: 'text.primary' },
        // "ರಾತ್ರಿ 12 ಗಂಟೆ" has room for its last letter on a phone
        '& select': { pl: 1.25, pr: '26px !important', fontSize: '0.9375rem' },
      }}
    >
      {shown.map((time) => (
        <option key={time} value={time}>
          {words(time)}
        </option>
      ))}
    </NativeSelect>
  );
}

interface Props {
  value: readonly HoursWindow[];
  onChange: (windows: readonly HoursWindow[]) => void;
}

/** The working hours of each day of the week: a day has no part, one part, or up to four. */
export function HoursEditor({ value, onChange }: Props) {
  const { t } = useTranslation(['instant-work/availability', 'shared']);
  const timeWords = useTimeWords();
  const put = (old: HoursWindow, next: HoursWindow) =>
    onChange(value.map((window) => (window === old ? next : window)));
  const add = (day: number) => {
    const window = nextWindow(day, value);
    if (window) onChange([...value, window]);
  };
  return (
    <Box component="ul" aria-label={t('hours.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {DAYS.map((day) => {
        const name = t(`shared:format.weekday.${day}`);
        const windows = value.filter((window) => window.day === day);
        return (
          <Box component="li" key={day} sx={{ py: 0.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
              <FormControlLabel
                label={name}
                control={
                  <Checkbox
                    checked={windows.length > 0}
                    onChange={(_event, on) => (on ? add(day) : onChange(value.filter((window) => window.day !== day)))}
                  />
                }
              />
              {windows.length > 0 && windows.length < WINDOWS_A_DAY && nextWindow(day, value) && (
                <IconButton aria-label={t('hours.add', { day: name })} onClick={() => add(day)}>
                  <AddIcon aria-hidden />
                </IconButton>
              )}
            </Box>
            {windows.map((window, index) => (
              <Box
                key={index}
                role="group"
                aria-label={name}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) 48px',
                  alignItems: 'center',
                  gap: 0.75,
                  mb: 1,
                }}
              >
                <TimeSelect
                  label={t('hours.from', { day: name })}
                  value={window.from}
                  options={HALF_HOURS.slice(0, -1)}
                  faulty={false}
                  onChange={(from) => put(window, { ...window, from })}
                />
                <span aria-hidden>–</span>
                <TimeSelect
                  label={t('hours.until', { day: name })}
                  value={window.until}
                  options={HALF_HOURS.slice(1)}
                  faulty={isBlank(window)}
                  onChange={(until) => put(window, { ...window, until })}
                />
                <IconButton
                  aria-label={t('hours.remove', { day: name })}
                  onClick={() => onChange(value.filter((other) => other !== window))}
                >
                  <CloseIcon aria-hidden />
                </IconButton>
                {isBlank(window) && (
                  <Box role="alert" sx={{ gridColumn: '1 / -1', color: 'error.main' }}>
                    {t('hours.order')}
                  </Box>
                )}
                {isOvernight(window) && (
                  <Box role="status" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
                    {t('hours.overnight', {
                      day: t(`shared:format.weekday.${(day + 1) % 7}`),
                      time: timeWords(window.until),
                    })}
                  </Box>
                )}
              </Box>
            ))}
          </Box>
        );
      })}
    </Box>
  );
}
