import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SalaryStat } from '@nukkad/contract/jobs/insights';
import { familyOf } from '@nukkad/contract/jobs/job-categories';
import { SEARCH_RADIUS_KM, WORK_HOURS_PER_DAY } from '@nukkad/contract/limits';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { toAiJobs } from '../../../entities/job/paths';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { PayAmount } from '../../../shared/ui/PayAmount';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { Tile } from '../../../shared/ui/Tile';
import { hourlyRange, monthly, payScale, placeOn } from '../model/pay-scale';
import { PayRange } from './PayRange';

/** Distance of the mark from an end of the scale, in percent, below which its label leaves no room for that end's label. */
const EDGE = 30;

/** Hours of a short working day, which is common for much of this work. */
const HALF_DAY_HOURS = WORK_HOURS_PER_DAY / 2;

/** Returns whether the expected pay is below, within, or above the pay of the middle half of the jobs. */
const askOf = (rate: number, { lowerQuartile, upperQuartile }: SalaryStat): 'less' | 'fits' | 'more' =>
  rate < lowerQuartile ? 'less' : rate > upperQuartile ? 'more' : 'fits';

/** The pay of the seeker's kind of work nearby, as a sentence and a bar, compared with the expected pay. */
export function SalaryLead({ stat, rate }: { stat: SalaryStat; rate: CurrentUser['expectedRate'] }) {
  const { t } = useTranslation('salary');
  const format = useFormat();
  const words = useJobWords();
  const scale = payScale([stat]);
  const place = (pay: number) => placeOn(scale.most, pay);
  const mark = rate === null ? undefined : place(rate);
  const rupees = (pay: number) => format.rupees(Math.round(pay));
  const half = { from: rupees(stat.lowerQuartile), to: rupees(stat.upperQuartile) };
  const wanted = Math.ceil(rate ?? stat.median);
  return (
    <Box component="section" aria-labelledby="salary-lead">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Tile category={stat.category} />
        <Typography sx={{ color: 'text.secondary' }}>
          {t('lead.kind', { category: words.category(stat.category), km: SEARCH_RADIUS_KM })}
        </Typography>
      </Box>
      <Typography id="salary-lead" variant="h2" sx={{ mt: 1.5 }}>
        {t('lead.title')}
      </Typography>
      <Box sx={{ mt: 0.5 }}>
        <PayAmount {...words.payParts(hourlyRange(stat))} size={44} />
      </Box>
      <Box sx={{ mt: 2 }}>
        <PayRange
          large
          family={familyOf(stat.category)}
          from={place(stat.lowerQuartile)}
          to={place(stat.upperQuartile)}
          mark={mark}
          label={[t('spread', half), rate !== null && t('lead.ask', { amount: format.rupees(rate) })]
            .filter(Boolean)
            .join(' ')}
        />
        <Box
          aria-hidden
          sx={{
            position: 'relative',
            display: 'flex',
            justifyContent: 'space-between',
            mt: 1,
            minHeight: '1.25rem',
            color: 'text.secondary',
            fontSize: '0.8125rem',
            fontStretch: '84%',
          }}
        >
          <Box component="span" sx={{ visibility: mark !== undefined && mark < EDGE ? 'hidden' : 'visible' }}>
            {format.rupees(0)}
          </Box>
          {mark !== undefined && rate !== null && (
            <Box
              component="span"
              sx={{ position: 'absolute', left: `${mark}%`, transform: `translateX(-${mark}%)`, whiteSpace: 'nowrap' }}
            >
              {t('lead.ask', { amount: format.rupees(rate) })}
            </Box>
          )}
          <Box component="span" sx={{ visibility: mark !== undefined && mark > 100 - EDGE ? 'hidden' : 'visible' }}>
            {format.rupees(scale.most)}
          </Box>
        </Box>
      </Box>
      <Typography sx={{ mt: 1.5 }}>
        {t('lead.month', {
          ...{ shortDay: HALF_DAY_HOURS, shortPay: format.rupees(monthly(stat.median, HALF_DAY_HOURS)) },
          ...{ fullDay: WORK_HOURS_PER_DAY, fullPay: format.rupees(monthly(stat.median, WORK_HOURS_PER_DAY)) },
        })}
        {rate !== null && <Box component="strong" sx={{ fontWeight: 640 }}>{` ${t(`lead.${askOf(rate, stat)}`)}`}</Box>}
      </Typography>
      <RouteButton
        to={toAiJobs({ kind: stat.category, minPay: wanted })}
        variant="contained"
        sx={{ mt: 2, borderRadius: '24px' }}
      >
        {t('lead.see', { amount: t('hour', { amount: format.rupees(wanted) }) })}
        <ArrowForwardIcon aria-hidden fontSize="small" />
      </RouteButton>
    </Box>
  );
}
