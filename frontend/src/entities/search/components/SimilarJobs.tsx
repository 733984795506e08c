import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { JobCardsSkeleton } from '../../job/components/JobCardsSkeleton';
import { EmptyState } from '../../../shared/ui/EmptyState';
import type { SimilarGroup } from '../hooks/useJobGroups';

interface Props {
  group: SimilarGroup;
  /** Draws the jobs in the style of their list. */
  children: (jobs: readonly AiJob[]) => ReactNode;
  twoColumns?: boolean;
  /** Replaces the list if there is no similar work. */
  none?: ReactNode;
}

/**
 * Jobs that do not match the search exactly but are similar, as a separate group with a heading and a count of their
 * own.
 */
export function SimilarJobs({ group, children, twoColumns = false, none = null }: Props) {
  const { t } = useTranslation('search');
  const { t: tJobs } = useTranslation('job');
  const format = useFormat();
  const id = useId();
  const { jobs, last, isWaiting, hasFailed, isOutdated } = group;
  if (!isWaiting && !hasFailed && jobs.length === 0) return none;
  const total = last?.total ?? jobs.length;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      aria-busy={isWaiting || isOutdated}
      sx={{ mt: 4, opacity: isOutdated ? 0.55 : 1, transition: 'opacity 150ms' }}
    >
      <Box sx={{ mb: 1.5 }}>
        <Typography id={id} variant="h3" component="h2">
          {t('similar.title')}
        </Typography>
        {!hasFailed && (
          // reserves its line until it is known
          <Typography sx={{ color: 'text.secondary', visibility: isWaiting ? 'hidden' : 'visible' }}>
            {t('similar.count', { count: total, number: `${format.number(total)}${last?.totalIsLeast ? '+' : ''}` })}
          </Typography>
        )}
      </Box>
      {isWaiting && <JobCardsSkeleton cards={4} twoColumns={twoColumns} />}
      {hasFailed && (
        <EmptyState icon={CloudOffIcon} role="alert" title={t('similar.failed.title')} text={t('similar.failed.text')}>
          <Button variant="outlined" onClick={() => void group.refetch()}>
            {tJobs('list.retry')}
          </Button>
        </EmptyState>
      )}
      {!isWaiting && !hasFailed && children(jobs)}
      {group.hasNextPage && (
        <Box sx={{ display: 'flex', justifyContent: 'center', mt: 2 }}>
          <Button variant="outlined" disabled={group.isFetching} onClick={() => void group.fetchNextPage()}>
            {group.isFetchingNextPage ? tJobs('list.loading') : t('similar.more')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
