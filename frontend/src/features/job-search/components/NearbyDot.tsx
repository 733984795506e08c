import Box from '@mui/material/Box';
import { categoryColour } from '../model/category-colour';
import { categoryShares, type NearbyMark } from '../model/nearby-layout';
import type { PlacedJob } from '../model/found-job';

const DOT = 10;
const PILE = 16;
const PILE_MOST = 21;
const PILE_GROWS = 0.6;
const RING = 6;

/** A pile's ring: each category's share of it in the category's colour. */
function CategoryRing({ jobs, radius }: { jobs: readonly PlacedJob[]; radius: number }) {
  const middle = radius - RING / 2;
  const around = 2 * Math.PI * middle;
  let before = 0;
  return categoryShares(jobs).map(({ category, share }) => {
    const offset = before;
    before += share;
    return (
      <circle
        key={category}
        r={middle}
        fill="none"
        strokeWidth={RING}
        strokeDasharray={`${share * around} ${around}`}
        strokeDashoffset={-offset * around}
        transform="rotate(-90)"
        style={{ stroke: categoryColour(category) }}
      />
    );
  });
}

interface Props {
  id: string;
  mark: NearbyMark<PlacedJob>;
  name: string;
  selected: boolean;
  /** Pointed at in the list. */
  pointed: boolean;
  /** The tab key stops here. */
  stop: boolean;
  onSelect: () => void;
}

/** One job as a dot in the colour of its category, or several as a disc with their number. */
export function NearbyDot({ id, mark, name, selected, pointed, stop, onSelect }: Props) {
  const { jobs, x, y } = mark;
  const [first] = jobs;
  const count = jobs.length;
  const radius = count > 1 ? Math.min(PILE_MOST, PILE + count * PILE_GROWS) : DOT;
  const marked = selected || pointed;
  return (
    <Box
      component="g"
      id={id}
      role="option"
      aria-selected={selected}
      aria-label={name}
      tabIndex={stop ? 0 : -1}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      onClick={(event: { stopPropagation: () => void }) => {
        event.stopPropagation();
        onSelect();
      }}
      sx={{
        cursor: 'pointer',
        outline: 0,
        '&:focus-visible .halo': { opacity: 1, strokeWidth: 3 },
        '&:hover .halo': { opacity: 1 },
      }}
    >
      <title>{name}</title>
      <Box
        component="circle"
        className="halo"
        r={radius + 5}
        sx={{
          fill: 'none',
          stroke: 'var(--nk-palette-primary-text)',
          strokeWidth: marked ? 3 : 1.5,
          opacity: marked ? 1 : 0,
        }}
      />
      <Box
        component="circle"
        r={radius + 1}
        sx={{ fill: 'var(--nk-palette-background-paper)', stroke: 'var(--nk-palette-background-paper)' }}
      />
      {count === 1 && first && <circle r={radius} style={{ fill: categoryColour(first.category) }} />}
      {count > 1 && (
        <>
          <CategoryRing jobs={jobs} radius={radius} />
          <Box
            component="text"
            aria-hidden
            y={6}
            sx={{
              fill: 'var(--nk-palette-text-primary)',
              fontSize: 17,
              fontWeight: 700,
              textAnchor: 'middle',
              pointerEvents: 'none',
            }}
          >
            {count}
          </Box>
        </>
      )}
    </Box>
  );
}
