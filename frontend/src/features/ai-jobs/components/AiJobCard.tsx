import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import { useTranslation } from 'react-i18next';
import { JobCard } from '../../../entities/job/components/JobCard';
import { distanceOrigin } from '../../../entities/search/model/distance-origin';
import { Tag } from '../../../shared/ui/Tag';

interface Props {
  job: AiJob;
  applied: boolean;
  /** Whether its job is open beside the list; absent if no job is beside the list. */
  current: boolean | undefined;
  onOpen: () => void;
}

/** A job with how well it fits. */
export function AiJobCard({ job, applied, current, onOpen }: Props) {
  const { t } = useTranslation('ai-jobs');
  return (
    <JobCard
      job={job}
      applied={applied}
      active={current}
      expanded={current}
      onOpen={onOpen}
      from={distanceOrigin(job.matchReasons)}
      match={<Tag tone="own">{t('match.score', { score: job.matchScore })}</Tag>}
    />
  );
}
