import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { JobCard } from '../../../entities/job/components/JobCard';
import { distanceOrigin } from '../../../entities/search/model/distance-origin';
import { Tag } from '../../../shared/ui/Tag';

interface Props {
  job: AiJob;
  applied: boolean;
  /** Whether its job is open beside the list; absent if no job is beside the list. */
  current: boolean | undefined;
  onOpen: (id: string) => void;
}

/** A job with how well it fits. A tap that opens a part over the page does not draw it again. */
export const AiJobCard = memo(function AiJobCard({ job, applied, current, onOpen }: Props) {
  const { t } = useTranslation('ai-jobs');
  return (
    <JobCard
      job={job}
      applied={applied}
      active={current}
      expanded={current}
      onOpen={() => onOpen(job.id)}
      from={distanceOrigin(job.matchReasons)}
      match={<Tag tone="own">{t('match.score', { score: job.matchScore })}</Tag>}
    />
  );
});
