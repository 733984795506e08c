import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api, type Job } from '@nukkad/api-client/generated/api.gen';
import { familyOf } from '@nukkad/contract/jobs/job-categories';
import { useTranslation } from 'react-i18next';
import { moneyRange } from '../../../shared/i18n/money-range';
import { useFormat } from '../../../shared/i18n/format';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { usePosition } from '../../../entities/position/hooks/usePosition';
import { useSession } from '../../../entities/session/hooks/useSession';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { PayAmount } from '../../../shared/ui/PayAmount';
import { type PayComparison, payComparison } from '../model/pay-comparison';
import { RangeBar } from './RangeBar';

function Comparison({ job, pay }: { job: Job; pay: PayComparison }) {
  const { t } = useTranslation('ai-jobs/details');
  const format = useFormat();
  const words = useJobWords();
  const amount = (value: number) => format.rupees(Math.round(value));
  const usual = moneyRange(format, 'INR', Math.round(pay.usual.from), Math.round(pay.usual.to));
  const category = words.category(job.category);
  const sentence =
    pay.standing === null
      ? t(`pay.usual.${job.rateType}`, { category, amount: usual })
      : t(`pay.standing.${pay.standing}`, { category });
  return (
    <>
      <RangeBar family={familyOf(job.category)} name={sentence} {...pay} ends={[amount(pay.least), amount(pay.most)]} />
      <Typography sx={{ mt: 0.75, fontWeight: 600 }}>{sentence}</Typography>
      {pay.asked !== null && (
        <Typography
          variant="caption"
          component="p"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
        >
          <Box
            component="span"
            aria-hidden
            sx={{ width: 4, height: 16, borderRadius: '2px', bgcolor: 'secondary.main' }}
          />
          {t(`pay.asked.${job.rateType}`, { amount: amount(pay.asked) })}
        </Typography>
      )}
    </>
  );
}

/** The pay of a job, compared with jobs of its kind nearby. */
export function JobPay({ job }: { job: Job }) {
  const { t } = useTranslation('ai-jobs/details');
  const words = useJobWords();
  const { user } = useSession();
  const { position } = usePosition();
  const { data: stats, isError } = api.useGetSalaryStatsQuery(
    { latitude: String(position?.latitude), longitude: String(position?.longitude) },
    { skip: !position },
  );
  const figure = words.payParts(job);
  const stat = stats?.find(({ category }) => category === job.category);
  const pay = stat && job.currency === 'INR' ? payComparison(job, stat, user?.expectedRate ?? null) : null;
  return (
    <div>
      {figure.period === undefined ? (
        <PayAmount {...figure} quiet />
      ) : (
        <Box
          sx={{
            lineHeight: 1.1,
            '& > span': { whiteSpace: 'normal', fontSize: 'min(2.75rem, max(1.875rem, 9.5vw))' },
            '@media (min-width:768px)': { '& > span': { fontSize: '1.875rem' } },
          }}
        >
          <PayAmount {...figure} size={44} />
        </Box>
      )}
      {pay && <Comparison job={job} pay={pay} />}
      {stats && !stat && (
        <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>
          {t('pay.few', { category: words.category(job.category) })}
        </Typography>
      )}
      {position && !stats && !isError && <SkeletonBlock height={64} sx={{ mt: 1 }} />}
    </div>
  );
}
