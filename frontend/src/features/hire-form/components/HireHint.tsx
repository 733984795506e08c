import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import RupeeIcon from '@mui/icons-material/CurrencyRupee';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { SalaryStat } from '@nukkad/contract/jobs/insights';
import { SALARY_JOBS_MIN } from '@nukkad/contract/jobs/insights';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { isBelowWage, type MinimumWage, wageBy } from '@nukkad/contract/jobs/minimum-wages';
import { typedAmount } from '@nukkad/contract/typing/typed-amount';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { JobForm } from '../../../entities/hiring/model/job-form';
import { useFormat } from '../../../shared/i18n/format';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { useHireHint } from '../../../entities/hiring/hooks/useHireHint';

const row = { display: 'flex', alignItems: 'flex-start', gap: 1.5 } as const;

/** The expected applicants and the usual pay, once the kind of work and the place are known. */
export function HireHint({ control }: { control: Control<JobForm> }) {
  const { t } = useTranslation('hire-form');
  const format = useFormat();
  const words = useJobWords();
  const [category, location, skills, minRate, maxRate, rateType] = useWatch({
    control,
    name: ['category', 'location', 'requiredSkills', 'minRate', 'maxRate', 'rateType'],
  });
  const stated = {
    minRate: typedAmount(minRate) ?? 0,
    maxRate: typedAmount(maxRate) ?? 0,
    rateType,
    currency: 'INR' as const,
  };
  const { hint, asked } = useHireHint(category, location, skills);
  const pay = (stat: Omit<SalaryStat, 'category'>) =>
    t('hint.pay', {
      category: words.category(asked!.category),
      from: format.rupees(Math.round(stat.lowerQuartile)),
      to: format.rupees(Math.round(stat.upperQuartile)),
      middle: format.rupees(Math.round(stat.median)),
    });
  const sourceOf = ({ state, zone, skillClass, daily, effectiveFrom, source, confirmed }: MinimumWage) =>
    t(confirmed ? 'hint.minimumWage.source' : 'hint.minimumWage.unconfirmed', {
      ...{ state, zone, source, skill: t(`hint.minimumWage.skill.${skillClass}`) },
      daily: format.rupees(daily),
      since: format.day(new Date(effectiveFrom)),
    });
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {asked && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            p: 2,
            borderRadius: 1,
            bgcolor: 'background.tint',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Box sx={row}>
            <GroupsIcon aria-hidden sx={{ color: 'primary.text' }} />
            <div>
              {hint ? t(`hint.seekers.${hint.seekers}`, { km: SEARCH_RADIUS_KM }) : t('hint.loading')}
              {hint && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}>
                  {t('hint.basis')}
                </Box>
              )}
            </div>
          </Box>
          {hint?.minimumWage && isBelowWage(stated, hint.minimumWage.daily) && (
            <Box sx={row}>
              <WarningIcon aria-hidden sx={{ color: 'warning.main' }} />
              <div>
                {t(`hint.minimumWage.${rateType}`, { rate: format.rupees(wageBy(rateType, hint.minimumWage.daily)) })}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}>
                  {sourceOf(hint.minimumWage)}
                </Box>
              </div>
            </Box>
          )}
          {hint && (
            <Box sx={row}>
              <RupeeIcon aria-hidden sx={{ color: 'primary.text' }} />
              <span>{hint.pay ? pay(hint.pay) : t('hint.noPay', { least: SALARY_JOBS_MIN })}</span>
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
