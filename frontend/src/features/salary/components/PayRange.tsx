import type { Family } from '@nukkad/contract/jobs/job-categories';
import Box from '@mui/material/Box';

interface Props {
  family: Family;
  /** Start and end of the range, in percent of the scale. */
  from: number;
  to: number;
  /** Position of the expected pay, in percent of the scale. */
  mark?: number | undefined;
  /** Accessible description of the range. */
  label: string;
  large?: boolean;
}

/** A range of pay as the coloured part of a bar, and a mark for the expected pay. */
export function PayRange({ family, from, to, mark, label, large = false }: Props) {
  const height = large ? 22 : 10;
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{ position: 'relative', height, borderRadius: '11px', bgcolor: 'background.tint' }}
    >
      <Box
        data-range
        sx={{
          position: 'absolute',
          insetBlock: 0,
          left: `${from}%`,
          // keeps a range without width visible
          width: `max(12px, ${to - from}%)`,
          borderRadius: '11px',
          bgcolor: `family.${family}.solid`,
          '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
        }}
      />
      {mark !== undefined && (
        <Box
          data-mark
          sx={{
            position: 'absolute',
            top: -5,
            left: `clamp(0px, calc(${mark}% - 2px), calc(100% - 5px))`,
            width: 5,
            height: height + 10,
            borderRadius: '2px',
            bgcolor: 'secondary.main',
            boxShadow: '0 0 0 2px var(--nk-palette-background-default)',
          }}
        />
      )}
    </Box>
  );
}
