import Box from '@mui/material/Box';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useDistanceWords } from '../../../entities/job/hooks/useDistanceWords';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { localisedName } from '../../../entities/job/model/localised-names';
import {
  HALF_SIZE,
  labelledMarks,
  localityOf,
  type NearbyMark,
  OUTER_RADIUS,
  radiusOf,
  ringLabels,
  RINGS_KM,
  TARGET_RADIUS,
} from '../model/nearby-layout';
import type { PlacedJob } from '../model/found-job';
import { DISTANCE_FONT, PLACE_FONT, textWidth } from '../model/text-width';
import { NearbyDot } from './NearbyDot';

/** Space below the outer ring for the name of a cluster's place. */
const BELOW = 18;
/** Colours of the rings, the widest first: the nearer, the warmer. */
const GROUNDS = [
  { km: 10, sx: { fill: 'var(--nk-palette-primary-tint)', opacity: 0.35 } },
  { km: 5, sx: { fill: 'var(--nk-palette-primary-tint)', opacity: 0.7 } },
  { km: 2, sx: { fill: 'var(--nk-palette-secondary-tint)' } },
] as const;
function Rings({ distances }: { distances: readonly { x: number; y: number }[] }) {
  const format = useFormat();
  const { t } = useTranslation('job-search');
  return (
    <g aria-hidden>
      {GROUNDS.map(({ km, sx }) => (
        <Box component="circle" key={km} r={radiusOf(km)} sx={sx} />
      ))}
      {RINGS_KM.map((km) => (
        <Box
          component="circle"
          key={km}
          r={radiusOf(km)}
          sx={
            km === RINGS_KM.at(-1)
              ? { fill: 'none', stroke: 'var(--nk-palette-primary-text)', strokeWidth: 2 }
              : { fill: 'none', stroke: 'var(--nk-palette-fieldBorder)', strokeDasharray: '3 5', opacity: 0.7 }
          }
        />
      ))}
      <Box
        component="path"
        d={`M0 ${-OUTER_RADIUS - 8}v16M${-OUTER_RADIUS - 8} 0h16M${OUTER_RADIUS + 8} 0h-16M0 ${OUTER_RADIUS + 8}v-16`}
        sx={{ stroke: 'var(--nk-palette-fieldBorder)', strokeWidth: 1.5 }}
      />
      <Box
        component="g"
        sx={{
          fill: 'var(--nk-palette-text-secondary)',
          fontSize: { xs: 19, lg: 15 },
          textAnchor: 'middle',
          textRendering: 'geometricPrecision',
        }}
      >
        <Box component="text" y={-OUTER_RADIUS - 11} sx={{ fontWeight: 650 }}>
          {t('nearby.north')}
        </Box>
        {RINGS_KM.map((km, index) => {
          const { x, y } = distances[index]!;
          return (
            <Box
              component="text"
              key={km}
              x={x}
              y={y + 5}
              sx={{ paintOrder: 'stroke', stroke: 'var(--nk-palette-background-paper)', strokeWidth: 6 }}
            >
              {format.km(km)}
            </Box>
          );
        })}
      </Box>
    </g>
  );
}

interface Props {
  marks: readonly NearbyMark<PlacedJob>[];
  /** The place in the middle, if it is not the user's position. */
  place: string | undefined;
  /** Key of the chosen mark. */
  selected: string | null;
  /** The job under the pointer in the list. */
  pointed: string | null;
  onSelect: (mark: NearbyMark<PlacedJob>) => void;
}

/**
 * The 20 km around the seeker, north up: a dot for each job by distance and bearing. One stop of the tab key; the arrow
 * keys walk outwards from the nearest.
 */
export function NearbyView({ marks, place, selected, pointed, onSelect }: Props) {
  const { t } = useTranslation('job-search');
  const format = useFormat();
  const words = useJobWords();
  const distanceWords = useDistanceWords();
  const origin = distanceWords.origin(place);
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [walked, setWalked] = useState<string | null>(null);
  const stop = marks.find(({ key }) => key === walked) ?? marks.find(({ key }) => key === selected) ?? marks[0];

  const placeOf = (mark: NearbyMark<PlacedJob>): string | undefined =>
    mark.jobs.length > 1
      ? localityOf(mark.jobs.map(({ location, place: names }) => ({ location, place: localisedName(names) })))
      : undefined;
  const distances = ringLabels(RINGS_KM, marks).map((spot, index) => ({
    ...spot,
    width: textWidth(format.km(RINGS_KM[index]!), DISTANCE_FONT),
  }));
  const labels = labelledMarks(
    marks,
    (mark) => {
      const text = placeOf(mark);
      return text ? { text, width: textWidth(text, PLACE_FONT) } : undefined;
    },
    distances,
  );
  const nameOf = (mark: NearbyMark<PlacedJob>): string => {
    const where = t('nearby.where', {
      distance: distanceWords.milestone({ distance: mark.km }, place),
      direction: t(`nearby.direction.${mark.direction}`),
    });
    const [first] = mark.jobs;
    if (mark.jobs.length > 1 || !first) {
      return [placeOf(mark), t('nearby.cluster', { count: mark.jobs.length, where })].filter(Boolean).join(', ');
    }
    return [first.title, first.company, where, words.pay(first)].join(', ');
  };
  const walk = (event: KeyboardEvent) => {
    const at = marks.findIndex((mark) => mark === stop);
    const next = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: marks.length - 1,
    }[event.key];
    const mark = next === undefined ? undefined : marks[(next + marks.length) % marks.length];
    if (mark) {
      event.preventDefault();
      setWalked(mark.key);
      svg.current?.querySelector<SVGElement>(`[id="${id}-${marks.indexOf(mark)}"]`)?.focus();
    }
    if ((event.key === 'Enter' || event.key === ' ') && stop) {
      event.preventDefault();
      onSelect(stop);
    }
  };
  /** Selects the nearest dot if a touch misses it slightly. */
  const touch = ({ clientX, clientY }: MouseEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box?.width) return;
    const scale = (2 * HALF_SIZE) / box.width;
    const [x, y] = [(clientX - box.left) * scale - HALF_SIZE, (clientY - box.top) * scale - HALF_SIZE];
    const far = (mark: NearbyMark<PlacedJob>) => Math.hypot(mark.x - x, mark.y - y);
    const nearest = marks.toSorted((a, b) => far(a) - far(b))[0];
    if (nearest && far(nearest) <= TARGET_RADIUS) onSelect(nearest);
  };

  return (
    <Box
      component="svg"
      ref={svg}
      viewBox={`${-HALF_SIZE} ${-HALF_SIZE} ${2 * HALF_SIZE} ${2 * HALF_SIZE + BELOW}`}
      onClick={touch}
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: `${2 * HALF_SIZE} / ${2 * HALF_SIZE + BELOW}`,
        fontFamily: 'inherit',
      }}
    >
      <Rings distances={distances} />
      <Box
        component="circle"
        r={8}
        aria-hidden
        sx={{ fill: 'var(--nk-palette-secondary-main)', stroke: 'var(--nk-palette-text-primary)', strokeWidth: 2 }}
      />
      {marks.length > 0 && (
        <g
          role="listbox"
          aria-label={origin ? t('nearby.labelPlace', { place: origin }) : t('nearby.label')}
          onKeyDown={walk}
        >
          {marks.map((mark, index) => (
            <NearbyDot
              key={mark.key}
              id={`${id}-${index}`}
              mark={mark}
              name={nameOf(mark)}
              label={labels.get(mark.key)}
              selected={mark.key === selected}
              pointed={mark.jobs.some((job) => job.id === pointed)}
              stop={mark === stop}
              onSelect={() => onSelect(mark)}
            />
          ))}
        </g>
      )}
    </Box>
  );
}
