import { familyOf } from '@nukkad/contract/jobs/job-categories';
import Box from '@mui/material/Box';
import { pictogramAddress } from '../../../shared/ui/Pictogram';
import { accentOnSolid } from '../../../shared/ui/Tile';
import type { PlacedJob } from '../model/found-job';
import { CLUSTER_RADIUS, familyCounts, type MarkLabel, type NearbyMark, TARGET_RADIUS } from '../model/nearby-layout';
import { PLACE_FONT } from '../model/text-width';

/** Half the width of a single job: 32 px on a phone, with a target of 48 px. */
const DOME = 22;
const PICTOGRAM = 30;
const RING = 7;

/** The ring of a cluster: each family's share of it in the family's colour. */
function FamilyRing({ jobs }: { jobs: readonly PlacedJob[] }) {
  const middle = CLUSTER_RADIUS - RING / 2;
  const around = 2 * Math.PI * middle;
  let before = 0;
  return familyCounts(jobs).map(({ family, count }) => {
    const [offset, share] = [before, count / jobs.length];
    before += share;
    return (
      <Box
        component="circle"
        key={family}
        r={middle}
        fill="none"
        strokeWidth={RING}
        strokeDasharray={`${share * around} ${around}`}
        strokeDashoffset={-offset * around}
        transform="rotate(-90)"
        sx={{ stroke: `var(--nk-palette-family-${family}-solid)` }}
      />
    );
  });
}

/** One job: a milestone's dome in the colour of its family. */
function Dome({ job }: { job: PlacedJob }) {
  const family = familyOf(job.category);
  return (
    <Box component="g" aria-hidden sx={{ ...accentOnSolid, color: `var(--nk-palette-family-${family}-on)` }}>
      <Box
        component="path"
        d={`M${-DOME} ${DOME}V0a${DOME} ${DOME} 0 0 1 ${2 * DOME} 0V${DOME}z`}
        sx={{
          fill: `var(--nk-palette-family-${family}-solid)`,
          stroke: 'var(--nk-palette-background-paper)',
          strokeWidth: 2.5,
          strokeLinejoin: 'round',
        }}
      />
      <svg x={-PICTOGRAM / 2} y={-PICTOGRAM / 2} width={PICTOGRAM} height={PICTOGRAM}>
        <use href={pictogramAddress(job.category)} />
      </svg>
    </Box>
  );
}

function Cluster({ jobs, selected }: { jobs: readonly PlacedJob[]; selected: boolean }) {
  return (
    <>
      <Box
        component="circle"
        r={CLUSTER_RADIUS}
        sx={{ fill: selected ? 'var(--nk-palette-primary-main)' : 'var(--nk-palette-background-paper)' }}
      />
      {!selected && <FamilyRing jobs={jobs} />}
      <Box
        component="text"
        aria-hidden
        y={8}
        sx={{
          fill: selected ? 'var(--nk-palette-primary-contrastText)' : 'var(--nk-palette-text-primary)',
          fontSize: 23,
          fontWeight: 740,
          textAnchor: 'middle',
          pointerEvents: 'none',
        }}
      >
        {jobs.length}
      </Box>
    </>
  );
}

interface Props {
  id: string;
  mark: NearbyMark<PlacedJob>;
  name: string;
  /** Text below or above the mark; absent if there is no room. */
  label: MarkLabel | undefined;
  selected: boolean;
  /** Whether the pointer is on it in the list. */
  pointed: boolean;
  /** Whether it is the tab stop. */
  stop: boolean;
  onSelect: () => void;
}

/** One job as a dome in the colour of its family, or several as a disc with their number and place. */
export function NearbyDot({ id, mark, name, label, selected, pointed, stop, onSelect }: Props) {
  const { jobs, x, y } = mark;
  const [first] = jobs;
  const isCluster = jobs.length > 1;
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
        '&:focus-visible .halo': { opacity: 1, strokeWidth: 4 },
        '&:hover .halo': { opacity: 1 },
      }}
    >
      <title>{name}</title>
      {/* the touch target */}
      <circle r={TARGET_RADIUS} fill="transparent" />
      {/* the ring shown on hover */}
      <Box
        component="circle"
        className="halo"
        r={CLUSTER_RADIUS + 2}
        sx={{
          fill: 'none',
          stroke: 'var(--nk-palette-primary-text)',
          strokeWidth: marked ? 4 : 2,
          opacity: marked ? 1 : 0,
        }}
      />
      {isCluster ? <Cluster jobs={jobs} selected={selected} /> : first && <Dome job={first} />}
      {label && (
        <Box
          component="text"
          aria-hidden
          y={label.isAbove ? -CLUSTER_RADIUS - 6 : CLUSTER_RADIUS + 17}
          sx={{
            fill: 'var(--nk-palette-text-primary)',
            stroke: 'var(--nk-palette-background-paper)',
            strokeWidth: 4,
            paintOrder: 'stroke',
            font: `${PLACE_FONT} var(--script-font)`,
            // where the drawing is larger than its texts require
            fontSize: { lg: 15 },
            // keeps the measured width at any size of the drawing
            textRendering: 'geometricPrecision',
            textAnchor: 'middle',
            pointerEvents: 'none',
          }}
        >
          {label.name}
        </Box>
      )}
    </Box>
  );
}
