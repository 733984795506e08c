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
  onOpen: () => void;
  onPoint: (pointed: boolean) => void;
}

/** A job of the list. */
export function FoundJobCard({ job, open, ...card }: Props) {
  const { t } = useTranslation('ai-jobs');
  return (
    <JobCard
      {...card}
      job={job}
      expanded={open}
      from={distanceOrigin(job.matchReasons ?? [])}
      match={job.matchScore !== undefined && <Tag tone="own">{t('match.score', { score: job.matchScore })}</Tag>}
    />
  );
}
