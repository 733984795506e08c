import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { PAYMENT_METHODS } from '@nukkad/contract/instant-work/instant-jobs';
import { CURRENCIES, type Currency, RATE_TYPES, type RateType } from '@nukkad/contract/jobs/jobs';
import { DESCRIPTION_MAX } from '@nukkad/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../../shared/ui/NumberInput';
import { TextInput } from '../../../../shared/ui/TextInput';
import type { useCurrency } from '../hooks/useCurrency';
import { CURRENCY_SIGN } from '../model/currency-choice';
import type { FormParts } from '../model/form-parts';
import { Choices } from './Choices';
import { SecurePayBox } from './SecurePayBox';

const two = { gridTemplateColumns: '1fr 1fr' } as const;

interface Props extends FormParts {
  currency: ReturnType<typeof useCurrency>;
  open: boolean;
  onToggle: () => void;
}

/** Optional fields behind one button: each has a default that suits most jobs. */
export function MoreFields({ currency: rule, open, onToggle, ...parts }: Props) {
  const { register, watch, setValue, textOf } = parts;
  const { t } = useTranslation('instant-work/job-form');
  const { t: hiring } = useTranslation('hiring');
  const { t: work } = useTranslation('engagement');
  const id = useId();
  return (
    <>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ justifySelf: 'start', px: 1 }}
      >
        {t('more')}
      </Button>
      <Box id={id} hidden={!open} sx={{ display: open ? 'grid' : 'none', gap: 2.5 }}>
        {open && (
          <>
            <TextInput
              {...register('description')}
              multiline
              minRows={2}
              maxRows={10}
              label={t('fields.description')}
              placeholder={t('examples.description')}
              error={textOf('description')}
              inputProps={{ maxLength: DESCRIPTION_MAX }}
            />
            <NumberInput
              {...register('maxRadius')}
              label={t('fields.maxRadius')}
              error={textOf('maxRadius')}
              endAdornment={<InputAdornment position="end">{t('km')}</InputAdornment>}
            />
            <TextInput
              {...register('requiredSkills')}
              label={t('fields.requiredSkills')}
              placeholder={t('examples.requiredSkills')}
              hint={t('skillsHint')}
              error={textOf('requiredSkills')}
            />
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
            {watch('paymentMethod') === 'platform' && (
              <SecurePayBox form={watch()} setValue={setValue} currency={rule} />
            )}
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
                content: `${CURRENCY_SIGN[one]} ${one}`,
              }))}
            />
          </>
        )}
      </Box>
    </>
  );
}
