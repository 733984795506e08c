import Box from '@mui/material/Box';
import type { SalaryStat } from '@nukkad/domain/insights';
import { SEARCH_RADIUS_KM } from '@nukkad/domain/limits';
import { JOB_CATEGORY_LABELS } from '@nukkad/domain/taxonomy';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { monthly, payScale } from '../model/pay-scale';
import { PayPlot } from './PayPlot';
import { PayTicks } from './PayTicks';
import { boardLook } from '../../../shared/ui/board-look';

const WIDE_COLUMNS = 'minmax(150px, 1.2fr) minmax(220px, 2.6fr) minmax(140px, 1fr) 84px';
const PHONE_COLUMNS = '1fr auto';
const cell = { p: 0, textAlign: 'start', fontWeight: 400 } as const;

/**
 * Pay by kind of work, the best paid first, all on one scale. It is a table for everybody: the roles are said because its
 * rows are laid out as cards on a phone, where browsers would forget them.
 */
export function SalaryTable({ stats }: { stats: readonly SalaryStat[] }) {
  const { t } = useTranslation('salary');
  const format = useFormat();
  const rows = [...stats].sort((a, b) => b.median - a.median);
  const scale = payScale(rows);
  const language = currentLanguage();
  const rupees = (pay: number) => format.rupees(Math.round(pay));
  return (
    <Box
      component="table"
      role="table"
      sx={{
        display: 'block',
        ...boardLook,
      }}
    >
      <Box component="caption" sx={visuallyHidden}>
        {t('table')}
      </Box>
      <Box component="thead" role="rowgroup" sx={{ display: 'block' }}>
        <Box
          component="tr"
          role="row"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: WIDE_COLUMNS },
            columnGap: 3,
            alignItems: 'end',
            px: 2,
            py: 1.25,
            color: 'text.secondary',
            fontSize: '0.9375rem',
          }}
        >
          {(['category', 'spread', 'middle', 'jobs'] as const).map((column) => (
            <Box
              component="th"
              role="columnheader"
              key={column}
              sx={[cell, column !== 'spread' && { [`@media (max-width: 767.95px)`]: visuallyHidden }]}
            >
              {t(`columns.${column}`)}
              {column === 'spread' && <PayTicks scale={scale} />}
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="tbody" role="rowgroup" sx={{ display: 'block' }}>
        {rows.map((stat) => (
          <Box
            component="tr"
            role="row"
            key={stat.category}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: PHONE_COLUMNS, md: WIDE_COLUMNS },
              gridTemplateAreas: { xs: '"name jobs" "middle middle" "spread spread"', md: '"name spread middle jobs"' },
              columnGap: 3,
              rowGap: 0.5,
              alignItems: 'center',
              px: 2,
              py: 1.75,
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Box component="th" role="rowheader" sx={[cell, { gridArea: 'name', fontWeight: 600 }]}>
              {JOB_CATEGORY_LABELS[stat.category][language]}
            </Box>
            <Box component="td" role="cell" sx={[cell, { gridArea: 'spread', minWidth: 0 }]}>
              <PayPlot stat={stat} most={scale.most} />
              <Box component="span" sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
                {t('spread', { from: rupees(stat.lowerQuartile), to: rupees(stat.upperQuartile) })}
                <Box component="span" sx={visuallyHidden}>
                  {t('range', { from: rupees(stat.minimum), to: rupees(stat.maximum) })}
                </Box>
              </Box>
            </Box>
            <Box component="td" role="cell" sx={[cell, { gridArea: 'middle' }]}>
              <Box
                component="span"
                sx={{ display: { xs: 'inline', md: 'block' }, fontSize: '1.125rem', fontWeight: 650 }}
              >
                {t('hour', { amount: rupees(stat.median) })}
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                {t('month', { amount: format.rupees(monthly(stat.median)) })}
              </Box>
            </Box>
            <Box component="td" role="cell" sx={[cell, { gridArea: 'jobs', color: 'text.secondary' }]}>
              {t('jobs', { count: stat.jobs })}
              {stat.withinKm < SEARCH_RADIUS_KM && ` ${t('within', { distance: format.km(stat.withinKm) })}`}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
