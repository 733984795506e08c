import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OWN_JOBS_ID } from '../../../shared/hiring/addresses';
import { hiringApi } from '../../../shared/hiring/hiring-api';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Panel } from '../../../shared/ui/Panel';
import { JobRow } from './JobRow';

/** Jobs that show before somebody asks for all of them. */
const FIRST = 5;

function Rows({ jobs }: { jobs: readonly OwnJob[] }) {
  const { t } = useTranslation('employer-dashboard');
  const [all, setAll] = useState(false);
  const shown = all ? jobs : jobs.slice(0, FIRST);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </Box>
      {shown.length < jobs.length && (
        <Button fullWidth onClick={() => setAll(true)}>
          {t('jobs.all', { count: jobs.length })}
        </Button>
      )}
    </>
  );
}

/** Your Active Jobs: those that seekers see, counted; the others stand behind a button. */
export function OwnJobs() {
  const { t } = useTranslation('employer-dashboard');
  const { data: jobs, isError, refetch } = hiringApi.useOwnJobsQuery();
  const [othersShown, setOthersShown] = useState(false);
  const active = jobs?.filter((job) => job.isActive) ?? [];
  const others = jobs?.filter((job) => !job.isActive) ?? [];
  return (
    <Panel title={t('jobs.title')} headingId={OWN_JOBS_ID} count={jobs && active.length}>
      {!jobs && !isError && <ListSkeleton cards={3} />}
      {isError && !jobs && <LoadFailed title={t('jobs.failed')} onRetry={refetch} />}
      {jobs && active.length === 0 && (
        <EmptyState icon={WorkIcon} title={t('jobs.empty.title')} text={t('jobs.empty.text')} />
      )}
      {active.length > 0 && <Rows jobs={active} />}
      {others.length > 0 && (
        <>
          <Button
            color="inherit"
            aria-expanded={othersShown}
            onClick={() => setOthersShown(!othersShown)}
            endIcon={<ExpandMoreIcon sx={{ transform: othersShown ? 'rotate(180deg)' : 'none' }} />}
            sx={{
              mt: 1,
              mx: -1,
              px: 1,
              width: 'calc(100% + 16px)',
              justifyContent: 'space-between',
              color: 'text.secondary',
            }}
          >
            {t('jobs.others', { count: others.length })}
          </Button>
          {othersShown && <Rows jobs={others} />}
        </>
      )}
    </Panel>
  );
}
