import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { dueFor } from '@nukkad/contract/instant-work/paid-hours';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LocationInput } from '../../../../entities/hiring/components/LocationInput';
import { type UsualPay, usualPayOf } from '../../../../entities/hiring/model/usual-pay';
import { useFormat } from '../../../../shared/i18n/format';
import { moneyRange } from '../../../../shared/i18n/money-range';
import { timesRupees } from '../../../../shared/i18n/rupee-sums';
import { PaidHoursNote } from '../../../../entities/engagement/components/PaidHoursNote';
import { useWorkTimes } from '../../../../entities/engagement/hooks/useWorkTimes';
import { NumberInput } from '../../../../shared/ui/NumberInput';
import type { useCurrency } from '../hooks/useCurrency';
import { CURRENCY_SIGN } from '../model/currency-choice';
import type { FormParts } from '../model/form-parts';
import { hoursOf, type InstantJobForm, ratesOf } from '../model/instant-job-form';

interface Props extends FormParts {
  currency: ReturnType<typeof useCurrency>;
}

/** The usual pay for this work nearby, as a button that fills it in. */
function UsualPayChip({ usual, setValue, currency }: Pick<Props, 'setValue' | 'currency'> & { usual: UsualPay }) {
  const { t } = useTranslation('instant-work/job-form');
  const format = useFormat();
  const take = () => {
    const written = { shouldDirty: true };
    setValue('rateType', 'hourly', written);
    setValue('currency', 'INR', written);
    currency.remember('INR');
    setValue('minRate', String(usual.minRate), written);
    setValue('maxRate', String(usual.maxRate), written);
  };
  return (
    <Button variant="quiet" onClick={take} sx={{ justifySelf: 'start' }}>
      {t('usualPay', { pay: moneyRange(format, 'INR', usual.minRate, usual.maxRate) })}
    </Button>
  );
}

/** The cost of the work with the present values; empty while no pay is stated. */
function Total({ form }: { form: InstantJobForm }) {
  const { t } = useTranslation('instant-work/job-form');
  const format = useFormat();
  const times = useWorkTimes();
  const hours = hoursOf(form);
  const due = dueFor(hours, ratesOf(form));
  const { openings, currency } = form;
  return (
    <Box role="status" sx={{ typography: 'h3', fontVariantNumeric: 'tabular-nums', '&:empty': { display: 'none' } }}>
      {due &&
        t(openings === 1 ? 'total.one' : 'total.many', {
          amount: moneyRange(format, currency, timesRupees(openings, due.from), timesRupees(openings, due.to)),
          duration: times.length(hours),
          people: t('people', { count: openings }),
        })}
    </Box>
  );
}

/** The place and the pay of the work; the rate is optional. */
export function PlaceAndPayPart({ currency: rule, ...parts }: Props) {
  const { register, watch, control, getValues, setValue, textOf } = parts;
  const { t } = useTranslation('instant-work/job-form');
  const form = watch();
  const { rateType, currency } = form;
  const usual = usualPayOf(rule.hint);
  const isUsualUnit = rateType === 'hourly' && currency === 'INR';
  const rate = (field: 'minRate' | 'maxRate') => (
    <NumberInput
      {...register(field)}
      label={t(`fields.${field}`)}
      placeholder={usual && isUsualUnit ? String(usual[field]) : t(`examples.${rateType}.${currency}.${field}`)}
      error={textOf(field)}
      startAdornment={<InputAdornment position="start">{CURRENCY_SIGN[currency]}</InputAdornment>}
    />
  );
  return (
    <>
      <Controller
        name="location"
        control={control}
        render={({ field: { ref, value, onChange } }) => (
          <LocationInput
            ref={ref}
            label={t('fields.location')}
            placeholder={t('examples.location')}
            value={value}
            onChange={(change) => onChange(change(getValues('location')))}
            error={textOf('location')}
          />
        )}
      />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          {rate('minRate')}
          {rate('maxRate')}
        </Box>
        {usual && <UsualPayChip usual={usual} setValue={setValue} currency={rule} />}
      </Box>
      <div>
        <Total form={form} />
        <PaidHoursNote side="employer" agreedHours={hoursOf(form)} />
      </div>
    </>
  );
}
