import ShieldIcon from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dueFor } from '@nukkad/domain/engagements';
import { PLATFORM_FEE } from '@nukkad/domain/instant-jobs';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { moneyRange } from '../../../shared/i18n/money-range';
import { rupeeLine, timesRupees } from '../../../shared/i18n/rupee-sums';
import { useWorkTimes } from '../../../shared/instant-work/useWorkTimes';
import { CheckList } from '../../../shared/ui/CheckList';
import { Tag } from '../../../shared/ui/Tag';
import { hoursOf, type InstantJobForm, ratesOf } from '../model/instant-job-form';

/** What Secure Pay will do and cost, worked out on what is entered; and that it is not there yet, so that nothing is held. */
export function SecurePayBox({ form }: { form: InstantJobForm }) {
  const { t } = useTranslation('instant-job-form');
  const format = useFormat();
  const times = useWorkTimes();
  const { openings, currency } = form;
  const hours = hoursOf(form);
  const due = dueFor(hours, ratesOf(form));
  const percent = Math.round(PLATFORM_FEE * 100);
  const ofWork = (amount: number): number => timesRupees(openings, amount);
  const feeOf = (amount: number): number => rupeeLine(ofWork(amount), { basisPoints: percent * 100 });
  const span = (sum: (amount: number) => number): string =>
    due ? moneyRange(format, currency, sum(due.from), sum(due.to)) : '';
  return (
    <Box
      component="section"
      aria-label={t('securePay.title')}
      sx={{ display: 'grid', gap: 1, p: 2, borderRadius: '14px', bgcolor: 'background.tint' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ShieldIcon aria-hidden sx={{ color: 'primary.text' }} />
        <Typography variant="h3" component="h3">
          {t('securePay.title')}
        </Typography>
        <Tag tone="waiting">{t('securePay.coming')}</Tag>
      </Box>
      <Typography>{t('securePay.notYet')}</Typography>
      <CheckList items={[t('securePay.benefits.sum'), t('securePay.benefits.record'), t('securePay.benefits.help')]} />
      <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {due ? (
          <>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {t('securePay.sum', {
                duration: times.length(hours),
                people: t('people', { count: openings }),
                amount: span(ofWork),
              })}
            </Box>
            <b>{t('securePay.fee', { percent, amount: span(feeOf) })}</b>
          </>
        ) : (
          t('securePay.feeUnknown', { percent })
        )}
      </Box>
    </Box>
  );
}
