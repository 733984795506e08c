import Box from '@mui/material/Box';
import { useFormat } from '../../../shared/i18n/format';
import { type PayScale, placeOn } from '../model/pay-scale';

/** The tick marks of the common scale of all ranges. */
export function PayTicks({ scale: { most, ticks } }: { scale: PayScale }) {
  const format = useFormat();
  return (
    <Box
      aria-hidden
      sx={{
        containerType: 'inline-size',
        position: 'relative',
        height: '1.25rem',
        color: 'text.secondary',
        fontStretch: '84%',
      }}
    >
      {ticks.map((tick, index) => (
        <Box
          key={tick}
          component="span"
          sx={{
            position: 'absolute',
            bottom: 0,
            whiteSpace: 'nowrap',
            left: `${placeOn(most, tick)}%`,
            fontSize: '0.8125rem',
            // with enlarged text only every other mark fits
            ...((ticks.length - 1 - index) % 2 === 1 && { '@container (width < 12rem)': { display: 'none' } }),
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
