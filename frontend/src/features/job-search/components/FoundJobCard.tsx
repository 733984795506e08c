import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { JobCard } from '../../../entities/job/components/JobCard';
import { distanceOrigin } from '../../../entities/search/model/distance-origin';
import { Tag } from '../../../shared/ui/Tag';
import type { FoundJob } from '../model/found-job';

interface Props {
  job: FoundJob;
  applied: boolean;
  /** Whether its job is open beside the list; absent if no job is beside the list. */
  open: boolean | undefined;
  active: boolean;
  onOpen: (id: string) => void;
  /** Receives the job under the pointer, and null when the pointer leaves it. */
  onPoint: (id: string | null) => void;
}

/** A job of the list. A tap that opens a part over the page does not draw it again. */
export const FoundJobCard = memo(function FoundJobCard({ job, open, onOpen, onPoint, ...card }: Props) {
  const { t } = useTranslation('ai-jobs');
  return (
    <JobCard
      {...card}
      job={job}
      expanded={open}
      onOpen={() => onOpen(job.id)}
      onPoint={(isPointed) => onPoint(isPointed ? job.id : null)}
      from={distanceOrigin(job.matchReasons ?? [])}
      match={job.matchScore !== undefined && <Tag tone="own">{t('match.score', { score: job.matchScore })}</Tag>}
    />
  );
});
