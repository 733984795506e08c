import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { toManageJob } from '../../../shared/hiring/addresses';
import { JobStatus } from '../../../shared/hiring/JobStatus';
import { useFormat } from '../../../shared/i18n/format';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';

/** One own job: what it is, since when, what came in for it, and the way to manage it. */
export function JobRow({ job }: { job: OwnJob }) {
  const { t } = useTranslation('employer-dashboard');
  const format = useFormat();
  const { createdAt, applicationCount, newApplicationCount } = job;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {job.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('jobs.posted', { when: format.relative(new Date(createdAt)) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('jobs.applications', { count: applicationCount, number: format.number(applicationCount) })}
          {newApplicationCount > 0 && (
            <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
              {` · ${t('jobs.new', { count: newApplicationCount })}`}
            </Box>
          )}
        </Typography>
        {!job.isActive && (
          <Box sx={{ mt: 0.75 }}>
            <JobStatus status={job.status} />
          </Box>
        )}
      </Box>
      <RouteButton to={toManageJob(job.id)} variant="outlined" sx={{ flexShrink: 0 }}>
        <span>
          {t('jobs.manage')}
          <Box component="span" sx={visuallyHidden}>{` ${job.title}`}</Box>
        </span>
      </RouteButton>
    </Box>
  );
}
