import Box from '@mui/material/Box';
import { useFormat } from '../../../shared/i18n/format';
import { type PayScale, placeOn } from '../model/pay-scale';

/** The marks of the scale that all plots stand on. */
export function PayTicks({ scale: { most, ticks } }: { scale: PayScale }) {
  const format = useFormat();
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', height: 32, mt: 0.5, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {ticks.map((tick, index) => (
        <Box
          key={tick}
          component="span"
          sx={{
            position: 'absolute',
            bottom: 0,
            left: `${placeOn(most, tick)}%`,
            pb: 1,
            fontSize: '0.875rem',
            // the first and the last stay inside
            transform: `translateX(${index === 0 ? 0 : index === ticks.length - 1 ? -100 : -50}%)`,
          }}
        >
          {format.rupees(tick)}
        </Box>
      ))}
    </Box>
  );
}
