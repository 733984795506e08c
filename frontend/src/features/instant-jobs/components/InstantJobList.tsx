import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardLook } from '../../../shared/ui/board-look';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Scene } from '../../../shared/ui/Scene';
import type { InstantJobs } from '../hooks/useInstantJobs';
import { InstantJobRow } from './InstantJobRow';

const list = { ...boardLook, m: 0, p: 0, overflow: 'hidden' } as const;

/** The jobs for which people are looked for, or are to come. */
export function RunningJobs({ jobs: { running, failed, retry } }: { jobs: InstantJobs }) {
  const { t } = useTranslation('instant-jobs');
  const id = useId();
  if (failed) return <LoadFailed title={t('list.failed')} onRetry={retry} />;
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

/** The jobs that are over, behind a button, page after page. */
export function EarlierJobs({ jobs: { earlier, more, loadingMore, loadMore } }: { jobs: InstantJobs }) {
  const { t } = useTranslation('instant-jobs');
  const [open, setOpen] = useState(false);
  const id = useId();
  if (earlier.length === 0) return null;
  return (
    <section aria-label={t('list.earlier')}>
      <Button
        color="inherit"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ width: '100%', justifyContent: 'space-between', typography: 'h3' }}
      >
        {t('list.earlier')}
      </Button>
      {open && (
        <>
          <Box component="ul" id={id} sx={list}>
            {earlier.map((job) => (
              <InstantJobRow key={job.id} job={job} />
            ))}
          </Box>
          {more && (
            <Button fullWidth disabled={loadingMore} onClick={loadMore} sx={{ mt: 1 }}>
              {t('list.more')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** What will stand beside the form once something is posted; a phone shows the form alone. */
export function NoJobs() {
  const { t } = useTranslation('instant-jobs');
  return (
    <Box sx={{ display: { xs: 'none', lg: 'grid' }, justifyItems: 'center', gap: 1, py: 4, textAlign: 'center' }}>
      <Scene name="empty" />
      <Typography variant="h2">{t('list.none.title')}</Typography>
      <Typography sx={{ maxWidth: '44ch', color: 'text.secondary' }}>{t('list.none.text')}</Typography>
    </Box>
  );
}
