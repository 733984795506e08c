import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { RATE_TYPES } from '@nukkad/contract/jobs/jobs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { Segments } from '../../../shared/ui/Segments';
import type { JobFormParts } from '../model/job-form-parts';
import type { UsualPay } from '../model/usual-pay';
import { PayPresets } from './PayPresets';

const RUPEE = <InputAdornment position="start">₹</InputAdornment>;

interface Props extends Pick<JobFormParts, 'register' | 'watch' | 'setValue' | 'textOf'> {
  /** The usual hourly pay of this work nearby, which the hourly fields show as their example. */
  usualPay?: UsualPay | undefined;
  /** The minimum wage of the place by the day, if it is known. */
  dailyWage?: number | undefined;
}

/** The pay of the work by the hour or the month, minimum and maximum; all fields are optional. */
export function PayFields({ register, watch, setValue, textOf, usualPay, dailyWage }: Props) {
  const { t } = useTranslation('hiring');
  const id = useId();
  const rateType = watch('rateType');
  const rate = (field: 'minRate' | 'maxRate') => (
    <NumberInput
      {...register(field)}
      label={t(`form.fields.${field}`)}
      placeholder={
        usualPay && rateType === 'hourly' ? String(usualPay[field]) : t(`form.examples.${rateType}.${field}`)
      }
      error={textOf(field)}
      startAdornment={RUPEE}
    />
  );
  return (
    <Box role="group" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 1.5 }}>
        <Box id={id} sx={{ fontWeight: 550 }}>
          {t('form.pay.legend')}
        </Box>
        <Segments
          label={t('form.pay.type')}
          options={RATE_TYPES.map((type) => ({ value: type, label: t(`form.pay.${type}`) }))}
          value={rateType}
          input={() => register('rateType')}
        />
      </Box>
      <PayPresets watch={watch} setValue={setValue} usualPay={usualPay} dailyWage={dailyWage} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' }}>
        {rate('minRate')}
        {rate('maxRate')}
      </Box>
    </Box>
  );
}
