import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { PAYMENT_METHODS } from '@nukkad/domain/instant-jobs';
import { CURRENCIES, type Currency, RATE_TYPES, type RateType } from '@nukkad/domain/jobs';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { moneyRange } from '../../../shared/i18n/money-range';
import { PaidHoursNote } from '../../../shared/instant-work/PaidHoursNote';
import { NumberInput } from '../../../shared/ui/NumberInput';
import type { useCurrency } from '../hooks/useCurrency';
import type { FormParts } from '../model/form-parts';
import { hoursOf } from '../model/instant-job-form';
import { Choices } from './Choices';
import { SecurePayBox } from './SecurePayBox';

const SIGN = { USD: '$', INR: '₹' } as const;
const two = { gridTemplateColumns: '1fr 1fr' } as const;

interface Props extends FormParts {
  currency: ReturnType<typeof useCurrency>;
}

/** What usually is paid near by for this work, as a button that fills it in; nothing while that is not known. */
function UsualPay({ setValue, currency }: Pick<FormParts, 'setValue'> & Pick<Props, 'currency'>) {
  const { t } = useTranslation('instant-job-form');
  const format = useFormat();
  const { hint } = currency;
  if (!hint?.pay) return null;
  const [from, to] = [hint.pay.lowerQuartile, hint.pay.upperQuartile].map((rate) => Math.round(rate));
  if (from === undefined || to === undefined) return null;
  const take = () => {
    const written = { shouldDirty: true };
    setValue('rateType', 'hourly', written);
    setValue('currency', 'INR', written);
    currency.remember('INR');
    setValue('minRate', String(from), written);
    setValue('maxRate', String(to), written);
  };
  return (
    <Button variant="quiet" onClick={take} sx={{ justifySelf: 'start' }}>
      {t('usualPay', { pay: moneyRange(format, 'INR', from, to) })}
    </Button>
  );
}

/** What the work pays and how: rates may stay open; the place and the type of rate set the currency, which can be changed after it. */
export function PayPart({ currency: rule, ...parts }: Props) {
  const { register, watch, setValue, textOf } = parts;
  const { t } = useTranslation('instant-job-form');
  const { t: hiring } = useTranslation('hiring');
  const { t: work } = useTranslation('instant-work');
  const [rateType, currency] = [watch('rateType'), watch('currency')];
  const rate = (field: 'minRate' | 'maxRate') => (
    <NumberInput
      {...register(field)}
      label={t(`fields.${field}`)}
      placeholder={t(`examples.${rateType}.${currency}.${field}`)}
      error={textOf(field)}
      startAdornment={<InputAdornment position="start">{SIGN[currency]}</InputAdornment>}
    />
  );
  return (
    <>
      {/* one below the other on a phone: half of its width breaks their words */}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' }}>
        <Choices
          legend={t('fields.rateType')}
          field={register('rateType', {
            onChange: (event: { target: { value: RateType } }) => rule.followRateType(event.target.value),
          })}
          columns={two}
          options={RATE_TYPES.map((type) => ({ value: type, content: hiring(`form.pay.${type}`) }))}
        />
        <Choices
          legend={t('fields.currency')}
          field={register('currency', {
            onChange: (event: { target: { value: Currency } }) => rule.remember(event.target.value),
          })}
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
      <UsualPay setValue={setValue} currency={rule} />
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
      <PaidHoursNote side="employer" agreedHours={hoursOf(watch())} />
      {watch('paymentMethod') === 'platform' && <SecurePayBox form={watch()} />}
    </>
  );
}
