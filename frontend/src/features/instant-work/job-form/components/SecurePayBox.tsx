import ShieldIcon from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import {
  ASAP_FUNDING_MINUTES,
  compensationOf,
  findSecurePayObstacle,
  type OfferedPay,
  SECURE_PAY_AHEAD_DAYS,
  type SecurePayRefusal,
  wageFor,
} from '@nukkad/contract/payments/secure-pay-terms';
import { FREE_CANCELLATION_HOURS } from '@nukkad/contract/instant-work/engagements';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { CompensationRules } from '../../../../entities/payment/components/CompensationRules';
import { PracticeNotice } from '../../../../entities/payment/components/PracticeNotice';
import { PriceLines } from '../../../../entities/payment/components/PriceLines';
import { priceAt, ratesAt } from '../../../../entities/payment/model/secure-pay-price';
import { paymentsApi } from '../../../../entities/payment/payments-api';
import { serverNow } from '../../../../shared/clock/server-clock';
import { useFormat } from '../../../../shared/i18n/format';
import { useWorkTimes } from '../../../../entities/engagement/hooks/useWorkTimes';
import { CheckList } from '../../../../shared/ui/CheckList';
import type { useCurrency } from '../hooks/useCurrency';
import type { FormParts } from '../model/form-parts';
import { hoursOf, type InstantJobForm, ratesOf } from '../model/instant-job-form';

interface Props extends Pick<FormParts, 'setValue'> {
  form: InstantJobForm;
  currency: ReturnType<typeof useCurrency>;
}

/** Why the pay that is entered cannot be reserved, and the changes with which it can, one press each. */
function Refusal({ refusal, form, setValue, currency }: Props & { refusal: SecurePayRefusal }) {
  const { t } = useTranslation('instant-work/job-form');
  const format = useFormat();
  const { minRate, maxRate } = ratesOf(form);
  const written = { shouldDirty: true };
  const setRates = (rate: string) => {
    setValue('minRate', rate, written);
    setValue('maxRate', rate, written);
  };
  const inRupees = () => {
    currency.remember('INR');
    setValue('currency', 'INR', written);
  };
  const fixes: Partial<Record<SecurePayRefusal, readonly [label: string, fix: () => void][]>> = {
    monthly: [
      [
        t('securePay.fix.monthly'),
        () => {
          setValue('rateType', 'hourly', written);
          inRupees();
          // a monthly amount is not valid as an hourly one
          setRates('');
        },
      ],
    ],
    currency: [[t('securePay.fix.currency'), inRupees]],
    pay_range: [minRate, maxRate]
      .filter((rate) => rate > 0)
      .map((rate) => [t('securePay.fix.pay_range', { amount: format.rupees(rate) }), () => setRates(String(rate))]),
  };
  const offered = fixes[refusal] ?? [];
  return (
    <>
      <Typography>
        {t(`securePay.refusal.${refusal}`, { percent: ratesAt(serverNow()).fee, days: SECURE_PAY_AHEAD_DAYS })}
      </Typography>
      {offered.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {offered.map(([label, fix]) => (
            <Button key={label} variant="outlined" onClick={fix}>
              {label}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}

/** The price for the present values, and the compensation if the work falls through. */
function Price({ form, terms }: { form: InstantJobForm; terms: OfferedPay }) {
  const { t } = useTranslation('instant-work/job-form');
  const times = useWorkTimes();
  const { openings, urgency } = form;
  const hours = hoursOf(form);
  const wage = wageFor(hours, terms);
  const price = priceAt(wage, serverNow());
  return (
    <>
      <PriceLines price={price} duration={times.length(hours)} />
      {openings > 1 && (
        <Typography sx={{ fontWeight: 600 }}>
          {t('securePay.people', {
            people: t('people', { count: openings }),
            amount: formatPaise(price.total * BigInt(openings)),
          })}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        {t('securePay.whole', { amount: formatPaise(wage) })}{' '}
        {urgency === 'asap'
          ? t('securePay.due.asap', { minutes: ASAP_FUNDING_MINUTES })
          : t('securePay.due.later', { hours: FREE_CANCELLATION_HOURS })}
      </Typography>
      <CompensationRules
        late={compensationOf('late_cancellation', { wage, hours })}
        turnedAway={compensationOf('turned_away', { wage, hours })}
      />
    </>
  );
}

/**
 * The benefits and the price of Secure Pay for the present values, or the reason why it is unavailable for them. Needs
 * the texts `payment`.
 */
export function SecurePayBox(props: Props) {
  const { form } = props;
  const { t } = useTranslation('instant-work/job-form');
  const terms = { ...ratesOf(form), currency: form.currency };
  const isRead = !Number.isNaN(terms.minRate) && !Number.isNaN(terms.maxRate);
  const obstacle = isRead ? findSecurePayObstacle(terms) : 'pay_missing';
  const wage = obstacle === null ? String(wageFor(hoursOf(form), terms)) : null;
  // the previous quote stays visible until the next response
  const { data: quote } = paymentsApi.useGetSecurePayQuoteQuery(wage === null ? skipToken : { wage });
  const refusal = obstacle ?? (quote?.refusal === 'off' ? 'off' : null);
  return (
    <Box
      component="section"
      aria-label={t('securePay.title')}
      sx={{ display: 'grid', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: 'background.tint' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ShieldIcon aria-hidden sx={{ color: 'primary.text' }} />
        <Typography variant="h3" component="h3">
          {t('securePay.title')}
        </Typography>
      </Box>
      {refusal === null && quote?.practice && <PracticeNotice />}
      {refusal !== null && <Refusal {...props} refusal={refusal} />}
      {(refusal === null || refusal === 'pay_missing') && (
        <CheckList
          items={[t('securePay.benefits.later'), t('securePay.benefits.reserved'), t('securePay.benefits.released')]}
        />
      )}
      <Box role="status" sx={{ display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}>
        {refusal === null && <Price form={form} terms={terms} />}
      </Box>
    </Box>
  );
}
