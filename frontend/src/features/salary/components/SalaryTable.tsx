import Box from '@mui/material/Box';
import type { SalaryStat } from '@nukkad/contract/jobs/insights';
import { familyOf } from '@nukkad/contract/jobs/job-categories';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { boardStyles } from '../../../shared/ui/board-styles';
import { PayAmount } from '../../../shared/ui/PayAmount';
import { Tile } from '../../../shared/ui/Tile';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { hourlyRange, payScale, placeOn } from '../model/pay-scale';
import { PayRange } from './PayRange';
import { PayTicks } from './PayTicks';

/** Width of the arch left of a row's text and the space around it, in pixels. */
const ARCH_ROOM = 72;
const cell = { p: 0, textAlign: 'start', fontWeight: 'inherit', minWidth: 0 } as const;

/**
 * Pay by kind of work on one scale, highest first. The ARIA table roles are explicit because browsers drop them from
 * rows that are laid out as cards.
 */
export function SalaryTable({ stats }: { stats: readonly SalaryStat[] }) {
  const { t } = useTranslation('salary');
  const format = useFormat();
  const words = useJobWords();
  const rows = [...stats].sort((a, b) => b.median - a.median);
  const scale = payScale(rows);
  const rupees = (pay: number) => format.rupees(Math.round(pay));
  const told = (stat: SalaryStat): string =>
    [
      t('spread', { from: rupees(stat.lowerQuartile), to: rupees(stat.upperQuartile) }),
      t('range', { from: rupees(stat.minimum), to: rupees(stat.maximum) }),
    ].join(' ');
  return (
    <Box component="table" role="table" sx={{ display: 'block' }}>
      <Box component="caption" sx={visuallyHidden}>
        {t('table')}
      </Box>
      <Box component="thead" role="rowgroup" sx={{ display: 'block' }}>
        <Box component="tr" role="row" sx={{ display: 'block', pl: `${ARCH_ROOM}px`, pr: 1.75, pb: 0.75 }}>
          {(['category', 'spread', 'middle', 'jobs'] as const).map((column) => (
            <Box
              component="th"
              role="columnheader"
              key={column}
              sx={column === 'spread' ? { ...cell, display: 'block' } : visuallyHidden}
            >
              <Box component="span" sx={visuallyHidden}>
                {t(`columns.${column}`)}
              </Box>
              {column === 'spread' && <PayTicks scale={scale} />}
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="tbody" role="rowgroup" sx={{ display: 'grid', gap: 1.25 }}>
        {rows.map((stat) => (
          <Box
            component="tr"
            role="row"
            key={stat.category}
            sx={{
              position: 'relative',
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              columnGap: 1,
              pl: `${ARCH_ROOM}px`,
              pr: 1.75,
              py: 1.5,
              ...boardStyles,
            }}
          >
            <Box component="th" role="rowheader" sx={{ ...cell, flex: '1 1 8rem', typography: 'h3' }}>
              <Box component="span" sx={{ position: 'absolute', top: 14, left: 12 }}>
                <Tile category={stat.category} />
              </Box>
              {words.category(stat.category)}
            </Box>
            <Box component="td" role="cell" sx={{ ...cell, order: 2, flex: '1 0 100%' }}>
              <Box component="span" sx={{ '& > span': { fontSize: '1.0625rem' } }}>
                <PayAmount {...words.payParts(hourlyRange(stat))} />
              </Box>
              <Box sx={{ my: 0.75 }}>
                <PayRange
                  family={familyOf(stat.category)}
                  from={placeOn(scale.most, stat.lowerQuartile)}
                  to={placeOn(scale.most, stat.upperQuartile)}
                  label={told(stat)}
                />
              </Box>
            </Box>
            <Box
              component="td"
              role="cell"
              sx={{ ...cell, order: 3, flex: '1 0 100%', color: 'text.secondary', fontSize: '0.8125rem' }}
            >
              <span aria-hidden>{t('columns.middle')}: </span>
              {t('hour', { amount: rupees(stat.median) })}
            </Box>
            <Box component="td" role="cell" sx={{ ...cell, order: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t('jobs', { count: stat.jobs })}
              {stat.withinKm < SEARCH_RADIUS_KM && ` ${t('within', { distance: format.km(stat.withinKm) })}`}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
