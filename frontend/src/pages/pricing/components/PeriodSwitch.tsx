import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { Period } from './plans';

/** Switches between monthly and yearly payment; shows the saving of a year. */
export function PeriodSwitch(props: {
  value: Period;
  onChange: (period: Period) => void;
  /** Text keys of the year and of its saving. */
  year: 'yearly' | 'annual';
  saving: 'save17' | 'save20';
}) {
  const { t } = useTranslation('pricing');
  return (
    <ToggleButtonGroup
      exclusive
      value={props.value}
      onChange={(_event, period: Period | null) => period && props.onChange(period)}
      aria-label={t('period.label')}
      sx={{ flexWrap: 'wrap', maxWidth: '100%', mt: 3 }}
    >
      <ToggleButton value="monthly" sx={{ px: 3 }}>
        {t('period.monthly')}
      </ToggleButton>
      <ToggleButton value="yearly" sx={{ px: 3 }}>
        {t(`period.${props.year}`)}{' '}
        <Box component="span" sx={{ ml: 1, fontWeight: 400 }}>
          ({t(`period.${props.saving}`)})
        </Box>
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
