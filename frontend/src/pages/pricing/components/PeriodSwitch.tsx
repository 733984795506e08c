import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ToggleGroup } from '../../../shared/ui/ToggleGroup';
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
    <ToggleGroup<Period>
      label={t('period.label')}
      options={[
        { value: 'monthly', content: t('period.monthly') },
        {
          value: 'yearly',
          content: (
            <>
              {t(`period.${props.year}`)}{' '}
              <Box component="span" sx={{ ml: 1, fontWeight: 400 }}>
                ({t(`period.${props.saving}`)})
              </Box>
            </>
          ),
        },
      ]}
      value={props.value}
      onChange={props.onChange}
      sx={{ flexWrap: 'wrap', maxWidth: '100%', mt: 3 }}
      buttonStyles={{ px: 3 }}
    />
  );
}
