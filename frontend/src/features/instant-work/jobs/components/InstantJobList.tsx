import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { CollapsibleList } from '../../../../shared/ui/CollapsibleList';
import { LoadFailed } from '../../../../shared/ui/LoadFailed';
import { Scene } from '../../../../shared/ui/Scene';
import type { InstantJobs } from '../hooks/useInstantJobs';
import { InstantJobRow } from './InstantJobRow';

const list = { ...boardStyles, m: 0, p: 0, overflow: 'hidden' } as const;

/** Jobs that still look for workers, or wait for their arrival. */
export function RunningJobs({ jobs: { running, failed, retry } }: { jobs: InstantJobs }) {
  const { t } = useTranslation('instant-work/jobs');
  const id = useId();
  if (failed) return <LoadFailed small title={t('list.failed')} onRetry={retry} />;
  if (running.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {t('list.title')}
      </Typography>
      <Box component="ul" sx={list}>
        {running.map((job) => (
          <InstantJobRow key={job.id} job={job} />
        ))}
      </Box>
    </section>
  );
}

/** Closed jobs, behind a button, page by page. */
export function EarlierJobs({ jobs: { earlier, more, loadingMore, loadMore } }: { jobs: InstantJobs }) {
  const { t } = useTranslation('instant-work/jobs');
  if (earlier.length === 0) return null;
  return (
    <CollapsibleList
      label={t('list.earlier')}
      rows={() => earlier.map((job) => <InstantJobRow key={job.id} job={job} />)}
      more={more && { label: t('list.more'), loading: loadingMore, onLoad: loadMore }}
    />
  );
}

/** Placeholder for the jobs beside the form before the first one is posted; a phone shows the form alone. */
export function NoJobs() {
  const { t } = useTranslation('instant-work/jobs');
  return (
    <Box sx={{ display: { xs: 'none', lg: 'grid' }, justifyItems: 'center', gap: 1, py: 4, textAlign: 'center' }}>
      <Scene name="empty" />
      <Typography variant="h2">{t('list.none.title')}</Typography>
      <Typography sx={{ maxWidth: '44ch', color: 'text.secondary' }}>{t('list.none.text')}</Typography>
    </Box>
  );
}
