import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { RATE_TYPES } from '@nukkad/domain/jobs';
import { RATE_MAX } from '@nukkad/domain/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../ui/TextInput';
import { visuallyHidden } from '../ui/visually-hidden';
import type { JobFormParts } from './job-form-parts';

const RUPEE = <InputAdornment position="start">₹</InputAdornment>;

/** What the work pays, an hour or a month, from and up to; all of it may stay open. */
export function PayFields({ register, watch, textOf }: Pick<JobFormParts, 'register' | 'watch' | 'textOf'>) {
  const { t } = useTranslation('hiring');
  const id = useId();
  const rateType = watch('rateType');
  const rate = (field: 'minRate' | 'maxRate') => (
    <TextInput
      {...register(field)}
      type="number"
      label={t(`form.fields.${field}`)}
      placeholder={t(`form.examples.${rateType}.${field}`)}
      error={textOf(field)}
      startAdornment={RUPEE}
      inputProps={{ min: 0, max: RATE_MAX, step: 0.01, inputMode: 'decimal' }}
    />
  );
  return (
    <Box role="group" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 1.5 }}>
        <Box id={id} sx={{ fontWeight: 550 }}>
          {t('form.pay.legend')}
        </Box>
        <Box
          role="radiogroup"
          aria-label={t('form.pay.type')}
          sx={{
            display: 'inline-flex',
            p: 0.5,
            gap: 0.5,
            border: '1px solid',
            borderColor: 'fieldBorder',
            borderRadius: 1,
            bgcolor: 'background.paper',
          }}
        >
          {RATE_TYPES.map((type) => (
            <Box
              component="label"
              key={type}
              sx={{
                position: 'relative',
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 48,
                px: 2,
                borderRadius: '8px',
                cursor: 'pointer',
                bgcolor: type === rateType ? 'primary.main' : 'transparent',
                color: type === rateType ? 'primary.contrastText' : 'text.primary',
                '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'var(--focus)', outlineOffset: 2 },
              }}
            >
              <Box component="input" type="radio" value={type} {...register('rateType')} sx={visuallyHidden} />
              {t(`form.pay.${type}`)}
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        {rate('minRate')}
        {rate('maxRate')}
      </Box>
    </Box>
  );
}
