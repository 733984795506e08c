import Box from '@mui/material/Box';
import type { SalaryStat } from '@nukkad/domain/insights';
import { placeOn } from '../model/pay-scale';

const HEIGHT = 28;
const MIDDLE = HEIGHT / 2;

/**
 * The pay of one kind of work as a box plot: the line from the least to the most, the box around the middle half, the mark
 * at the middle. What is beyond the scale ends in an arrow. The words beside it say the same.
 */
export function PayPlot({ stat, most }: { stat: SalaryStat; most: number }) {
  const percent = (pay: number) => `${placeOn(most, pay)}%`;
  const box = { from: placeOn(most, stat.lowerQuartile), to: placeOn(most, stat.upperQuartile) };
  return (
    <Box
      component="svg"
      aria-hidden
      height={HEIGHT}
      sx={{
        display: 'block',
        width: '100%',
        overflow: 'visible',
        '& line': { stroke: 'currentColor', strokeWidth: 2 },
        color: 'primary.text',
      }}
    >
      <line x1={percent(stat.minimum)} x2={percent(stat.maximum)} y1={MIDDLE} y2={MIDDLE} />
      <line x1={percent(stat.minimum)} x2={percent(stat.minimum)} y1={MIDDLE - 5} y2={MIDDLE + 5} />
      {stat.maximum <= most ? (
        <line x1={percent(stat.maximum)} x2={percent(stat.maximum)} y1={MIDDLE - 5} y2={MIDDLE + 5} />
      ) : (
        <svg x="100%" overflow="visible">
          <path
            d={`M-7 ${MIDDLE - 6} L0 ${MIDDLE} L-7 ${MIDDLE + 6}`}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
          />
        </svg>
      )}
      <Box
        component="rect"
        x={`${box.from}%`}
        y={4}
        // a box of no width is still seen
        width={`${Math.max(0.6, box.to - box.from)}%`}
        height={HEIGHT - 8}
        rx={4}
        sx={{ fill: 'var(--nk-palette-primary-tint)', stroke: 'currentColor', strokeWidth: 2 }}
      />
      <Box
        component="line"
        x1={percent(stat.median)}
        x2={percent(stat.median)}
        y1={1}
        y2={HEIGHT - 1}
        sx={{ stroke: 'var(--nk-palette-secondary-main) !important', strokeWidth: '4px !important' }}
      />
    </Box>
  );
}
