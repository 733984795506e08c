import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { currencyFor, PAYMENT_METHODS } from '@nukkad/domain/instant-jobs';
import { CURRENCIES, RATE_TYPES, type RateType } from '@nukkad/domain/jobs';
import { RATE_MAX } from '@nukkad/domain/limits';
import { useTranslation } from 'react-i18next';
import { useHireHint } from '../../../shared/hiring/useHireHint';
import { useFormat } from '../../../shared/i18n/format';
import { moneyRange } from '../../../shared/i18n/money-range';
import { TextInput } from '../../../shared/ui/TextInput';
import type { FormParts } from '../model/form-parts';
import { Choices } from './Choices';
import { SecurePayBox } from './SecurePayBox';

const SIGN = { USD: '$', INR: '₹' } as const;
const two = { gridTemplateColumns: '1fr 1fr' } as const;

/** What usually is paid near by for this work, as a button that fills it in; nothing while that is not known. */
function UsualPay({ watch, setValue }: Pick<FormParts, 'watch' | 'setValue'>) {
  const { t } = useTranslation('instant-job-form');
  const format = useFormat();
  const { hint } = useHireHint(watch('category'), watch('location'), watch('requiredSkills'));
  if (!hint?.pay) return null;
  const [from, to] = [hint.pay.lowerQuartile, hint.pay.upperQuartile].map((rate) => Math.round(rate));
  if (from === undefined || to === undefined) return null;
  const take = () => {
    const written = { shouldDirty: true };
    setValue('rateType', 'hourly', written);
    setValue('currency', 'INR', written);
    setValue('minRate', String(from), written);
    setValue('maxRate', String(to), written);
  };
  return (
    <Button variant="quiet" onClick={take} sx={{ justifySelf: 'start' }}>
      {t('usualPay', { pay: moneyRange(format, 'INR', from, to) })}
    </Button>
  );
}

/** What the work pays and how: rates may stay open; the type of rate sets the currency, which can be changed after it. */
export function PayPart(parts: FormParts) {
  const { register, watch, getValues, setValue, textOf } = parts;
  const { t } = useTranslation('instant-job-form');
  const { t: hiring } = useTranslation('hiring');
  const { t: work } = useTranslation('instant-work');
  const [rateType, currency] = [watch('rateType'), watch('currency')];
  const rate = (field: 'minRate' | 'maxRate') => (
    <TextInput
      {...register(field)}
      type="number"
      label={t(`fields.${field}`)}
      placeholder={t(`examples.${rateType}.${currency}.${field}`)}
      error={textOf(field)}
      startAdornment={<InputAdornment position="start">{SIGN[currency]}</InputAdornment>}
      inputProps={{ min: 0, max: RATE_MAX, step: 1, inputMode: 'numeric' }}
    />
  );
  return (
    <>
      {/* one below the other on a phone: half of its width breaks their words */}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' }}>
        <Choices
          legend={t('fields.rateType')}
          field={register('rateType', {
            onChange: (event: { target: { value: RateType } }) =>
              setValue('currency', currencyFor(event.target.value, getValues('location').text), { shouldDirty: true }),
          })}
          columns={two}
          options={RATE_TYPES.map((type) => ({ value: type, content: hiring(`form.pay.${type}`) }))}
        />
        <Choices
          legend={t('fields.currency')}
          field={register('currency')}
          columns={two}
          options={CURRENCIES.map((one) => ({
            value: one,
            name: t(`currency.${one}`),
            content: `${SIGN[one]} ${one}`,
          }))}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, ...two }}>
        {rate('minRate')}
        {rate('maxRate')}
      </Box>
      <UsualPay watch={watch} setValue={setValue} />
      <Choices
        legend={t('fields.paymentMethod')}
        field={register('paymentMethod')}
        error={textOf('paymentMethod')}
        columns={two}
        options={PAYMENT_METHODS.map((method) => ({
          value: method,
          content: work(method === 'platform' ? 'secure' : 'direct'),
        }))}
      />
      {watch('paymentMethod') === 'platform' && <SecurePayBox form={watch()} />}
    </>
  );
}
