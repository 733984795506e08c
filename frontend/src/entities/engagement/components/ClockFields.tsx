import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../shared/ui/TextInput';

interface Props {
  from: string;
  to: string;
  error?: string | undefined;
  onChange: (times: { from: string; to: string }) => void;
}

/** Fields for the start and the end of work, on an Indian clock. Needs the texts `engagement`. */
export function ClockFields({ from, to, error, onChange }: Props) {
  const { t } = useTranslation('engagement');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2 }}>
      <TextInput
        type="datetime-local"
        label={t('times.from')}
        value={from}
        onChange={(event) => onChange({ from: event.target.value, to })}
        inputProps={{ 'aria-required': true }}
      />
      <TextInput
        type="datetime-local"
        label={t('times.to')}
        value={to}
        error={error}
        onChange={(event) => onChange({ from, to: event.target.value })}
        inputProps={{ 'aria-required': true }}
      />
    </Box>
  );
}
