import type { Position } from '@nukkad/domain/geo';
import { type Family, familyOf } from '@nukkad/domain/job-categories';
import { useMemo, useState } from 'react';
import type { FoundJob, PlacedJob } from '../model/found-job';
import { type NearbyMark, nearbyMarks } from '../model/nearby-layout';

const hasPlace = (job: FoundJob): job is PlacedJob =>
  typeof job.latitude === 'number' && typeof job.longitude === 'number';

/** What ties the list and the view together: the marks, the family that alone is drawn, the chosen mark, and the job that is pointed at. */
export function useNearbySelection(around: Position | null, jobs: readonly FoundJob[], family: Family | null) {
  const [selectedJob, setSelectedJob] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const placed = useMemo(() => (around ? jobs.filter(hasPlace) : []), [around, jobs]);
  const marks = useMemo(() => {
    const drawn = placed.filter(({ category }) => family === null || familyOf(category) === family);
    return around ? nearbyMarks(around, drawn) : [];
  }, [around, placed, family]);
  // the choice is of a job: it survives that more jobs arrive and piles grow
  const selected = marks.find((mark) => mark.jobs.some((job) => job.id === selectedJob)) ?? null;
  return {
    placed,
    marks,
    selected,
    pointed,
    isPlaced: (id: string) => placed.some((job) => job.id === id),
    isSelected: (id: string) => selected?.jobs.some((job) => job.id === id) ?? false,
    point: setPointed,
    selectJob: setSelectedJob,
    select: (mark: NearbyMark<PlacedJob>) => setSelectedJob(mark.jobs[0]?.id ?? null),
  };
}

export type NearbySelection = ReturnType<typeof useNearbySelection>;
