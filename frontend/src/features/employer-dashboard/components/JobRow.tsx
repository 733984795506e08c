import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { followingFact } from '../../../shared/i18n/follow-facts';
import { toManageJob } from '../../../entities/hiring/paths';
import { JobStatus } from '../../../entities/hiring/components/JobStatus';
import { useFormat } from '../../../shared/i18n/format';
import { boardStyles } from '../../../shared/ui/board-styles';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { Tile } from '../../../shared/ui/Tile';
import { clearOfToasts } from '../../../shared/ui/toast/clear-of-toasts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';

/** One of the employer's jobs: its title, its age, its applications, and the link to manage it. */
export function JobRow({ job }: { job: OwnJob }) {
  const { t } = useTranslation('employer-dashboard');
  const format = useFormat();
  const { createdAt, applicationCount, newApplicationCount } = job;
  return (
    <Box
      component="li"
      {...clearOfToasts(createdAt)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        p: 1.5,
        ...boardStyles,
      }}
    >
      <Tile category={job.category} />
      {/* the button wraps below if its label leaves too little space */}
      <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {job.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('jobs.applications', { count: applicationCount, number: format.number(applicationCount) })}
          {newApplicationCount > 0 && (
            <Box component="span" sx={{ color: 'secondary.text', fontWeight: 640 }}>
              {followingFact(t('jobs.new', { count: newApplicationCount }))}
            </Box>
          )}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('jobs.posted', { when: format.relative(new Date(createdAt)) })}
        </Typography>
        {!job.isActive && (
          <Box sx={{ mt: 0.75 }}>
            <JobStatus status={job.status} />
          </Box>
        )}
      </Box>
      <RouteButton
        to={toManageJob(job.id)}
        sx={{ flex: 'none', bgcolor: 'primary.tint', '&:hover': { bgcolor: 'background.tint' } }}
      >
        <span>
          {t('jobs.manage')}
          <Box component="span" sx={visuallyHidden}>{` ${job.title}`}</Box>
        </span>
      </RouteButton>
    </Box>
  );
}
