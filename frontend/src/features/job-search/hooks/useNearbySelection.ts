import type { Position } from '@nukkad/contract/places/geo';
import { type Family, familyOf } from '@nukkad/contract/jobs/job-categories';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { withOverlay } from '../../../shared/overlay/overlay-history';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import type { FoundJob, PlacedJob } from '../model/found-job';
import { type NearbyMark, nearbyMarks } from '../model/nearby-layout';
import { MARK_PARAM, withMark } from '../model/search-params';

const hasPlace = (job: FoundJob): job is PlacedJob =>
  typeof job.latitude === 'number' && typeof job.longitude === 'number';

/**
 * Connects the list and the view: the marks, the only visible family, the chosen mark, which the address names, and the
 * job under the pointer.
 */
export function useNearbySelection(
  around: Position | null,
  jobs: readonly FoundJob[],
  { family, isDrawn }: { family: Family | null; isDrawn: boolean },
) {
  const chosen = useOverlayParam(MARK_PARAM);
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<string | null>(null);
  const placed = useMemo(() => (around ? jobs.filter(hasPlace) : []), [around, jobs]);
  const marks = useMemo(() => {
    if (!around || !isDrawn) return [];
    const drawn = placed.filter(({ category }) => family === null || familyOf(category) === family);
    return nearbyMarks(around, drawn);
  }, [around, isDrawn, placed, family]);
  // the choice names a job, so that it survives new jobs and growing piles
  const selected = marks.find((mark) => mark.jobs.some((job) => job.id === chosen.value)) ?? null;
  return {
    placed,
    marks,
    selected,
    pointed,
    isPlaced: (id: string) => placed.some((job) => job.id === id),
    isSelected: (id: string) => selected?.jobs.some((job) => job.id === id) ?? false,
    point: setPointed,
    /** Shows the position of a job instead of its details; Back returns to them. */
    showJob: (id: string): void => {
      const state = withOverlay(null, 'named');
      void navigate(`?${withMark(address, id)}`, { state, preventScrollReset: true });
    },
    /** Chooses a mark; one step back removes the choice, however many marks were viewed. */
    select: (mark: NearbyMark<PlacedJob>): void => {
      const id = mark.jobs[0]?.id;
      if (id !== undefined && mark !== selected) (selected ? chosen.replace : chosen.open)(id);
    },
    unselect: chosen.close,
  };
}

export type NearbySelection = ReturnType<typeof useNearbySelection>;
