import Box from '@mui/material/Box';
import type { Family } from '@nukkad/contract/jobs/job-categories';

interface Props {
  family: Family;
  /** Accessible description of the bar. */
  name: string;
  least: number;
  most: number;
  /** The solid part. */
  range: { from: number; to: number };
  /** Position of the mark; null for no mark. */
  asked: number | null;
  /** Labels of the two ends. */
  ends: readonly [string, string];
}

/** A range within the least and the most, with a mark. */
export function RangeBar({ family, name, least, most, range, asked, ends }: Props) {
  const percent = (value: number) => (most > least ? (100 * (value - least)) / (most - least) : 50);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box role="img" aria-label={name} sx={{ position: 'relative', height: 22 }}>
        <Box sx={{ position: 'absolute', inset: '4px 0', borderRadius: '7px', bgcolor: 'divider' }} />
        <Box
          style={{ left: `${percent(range.from)}%`, width: `${percent(range.to) - percent(range.from)}%` }}
          sx={{
            position: 'absolute',
            top: 4,
            height: 14,
            // keeps a range of a single amount visible
            minWidth: 8,
            borderRadius: '7px',
            bgcolor: `family.${family}.solid`,
          }}
        />
        {asked !== null && (
          <Box
            style={{ left: `clamp(0px, calc(${percent(asked)}% - 2px), calc(100% - 4px))` }}
            sx={{
              position: 'absolute',
              width: 4,
              height: 22,
              borderRadius: '2px',
              bgcolor: 'secondary.main',
              boxShadow: '0 0 0 2px var(--nk-palette-background-default)',
            }}
          />
        )}
      </Box>
      <Box
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '0.8125rem', color: 'text.secondary' }}
      >
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </Box>
    </Box>
  );
}
