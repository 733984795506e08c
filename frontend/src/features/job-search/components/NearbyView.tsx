import Box from '@mui/material/Box';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useJobWords } from '../../../shared/jobs/useJobWords';
import { dotLightness } from '../model/category-colour';
import { type NearbyMark, OUTER_RADIUS, ringLabel, RINGS_KM, radiusOf } from '../model/nearby-layout';
import type { PlacedJob } from '../model/found-job';
import { NearbyDot } from './NearbyDot';

const HALF = OUTER_RADIUS + 28;
/** A touch this near to a mark means it, in units of the drawing. */
const TOUCH = 40;
function Rings({ marks }: { marks: Props['marks'] }) {
  const format = useFormat();
  const { t } = useTranslation('job-search');
  return (
    <g aria-hidden>
      {RINGS_KM.map((km) => (
        <Box
          component="circle"
          key={km}
          r={radiusOf(km)}
          sx={{ fill: 'none', stroke: 'var(--nk-palette-fieldBorder)', opacity: 0.45 }}
        />
      ))}
      <Box
        component="path"
        d={`M0 ${-OUTER_RADIUS - 8}v16M${-OUTER_RADIUS - 8} 0h16M${OUTER_RADIUS + 8} 0h-16M0 ${OUTER_RADIUS + 8}v-16`}
        sx={{ stroke: 'var(--nk-palette-fieldBorder)', strokeWidth: 1.5 }}
      />
      <Box
        component="g"
        sx={{ fill: 'var(--nk-palette-text-secondary)', fontSize: { xs: 18, lg: 15 }, textAnchor: 'middle' }}
      >
        <Box component="text" y={-OUTER_RADIUS - 11} sx={{ fontWeight: 650 }}>
          {t('nearby.north')}
        </Box>
        {RINGS_KM.map((km) => {
          const { x, y } = ringLabel(km, marks);
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
  /** Key of the chosen mark. */
  selected: string | null;
  /** Job that is pointed at in the list. */
  pointed: string | null;
  onSelect: (mark: NearbyMark<PlacedJob>) => void;
}

/**
 * The 20 km around the seeker, north up: a dot for each job by distance and bearing. One stop of the tab key; the arrow
 * keys walk outwards from the nearest.
 */
export function NearbyView({ marks, selected, pointed, onSelect }: Props) {
  const { t } = useTranslation('job-search');
  const format = useFormat();
  const words = useJobWords();
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [walked, setWalked] = useState<string | null>(null);
  const stop = marks.find(({ key }) => key === walked) ?? marks.find(({ key }) => key === selected) ?? marks[0];

  const nameOf = (mark: NearbyMark<PlacedJob>): string => {
    const where = t('nearby.where', {
      distance: format.km(mark.km),
      direction: t(`nearby.direction.${mark.direction}`),
    });
    const [first] = mark.jobs;
    if (mark.jobs.length > 1 || !first) return t('nearby.cluster', { count: mark.jobs.length, where });
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
  /** A finger that misses a dot by a little still means it. */
  const touch = ({ clientX, clientY }: MouseEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box?.width) return;
    const scale = (2 * HALF) / box.width;
    const [x, y] = [(clientX - box.left) * scale - HALF, (clientY - box.top) * scale - HALF];
    const far = (mark: NearbyMark<PlacedJob>) => Math.hypot(mark.x - x, mark.y - y);
    const nearest = marks.toSorted((a, b) => far(a) - far(b))[0];
    if (nearest && far(nearest) <= TOUCH) onSelect(nearest);
  };

  return (
    <Box
      component="svg"
      ref={svg}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      onClick={touch}
      sx={{ display: 'block', width: '100%', aspectRatio: '1', fontFamily: 'inherit', ...dotLightness }}
    >
      <Rings marks={marks} />
      <Box
        component="circle"
        r={8}
        aria-hidden
        sx={{ fill: 'var(--nk-palette-secondary-main)', stroke: 'var(--nk-palette-text-primary)', strokeWidth: 2 }}
      />
      {marks.length > 0 && (
        <g role="listbox" aria-label={t('nearby.label')} onKeyDown={walk}>
          {marks.map((mark, index) => (
            <NearbyDot
              key={mark.key}
              id={`${id}-${index}`}
              mark={mark}
              name={nameOf(mark)}
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
