import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format';

interface Props {
  /** Name of the group of radio buttons in the page. */
  name: string;
  times: readonly string[];
  value: string | undefined;
  onChange: (time: string) => void;
}

/** The possible start times, one of them chosen. */
export function StartTimes({ name, times, value, onChange }: Props) {
  const { t } = useTranslation('instant-work/requests');
  const format = useFormat();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ mb: 0.75, p: 0, fontWeight: 600 }}>
        {t('startTimes')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {times.map((time) => (
          <Box
            component="label"
            key={time}
            sx={{
              position: 'relative',
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 48,
              px: 1.75,
              borderRadius: '24px',
              bgcolor: value === time ? 'primary.main' : 'background.tint',
              color: value === time ? 'primary.contrastText' : 'text.primary',
              fontWeight: 600,
              fontStretch: '92%',
              cursor: 'pointer',
              transition: 'background-color 120ms',
              '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={time}
              checked={value === time}
              onChange={() => onChange(time)}
              sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
            />
            {format.when(new Date(time))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
