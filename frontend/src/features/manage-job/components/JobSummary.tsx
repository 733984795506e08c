import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { JobStatus } from '../../../entities/hiring/components/JobStatus';
import { useFormat } from '../../../shared/i18n/format';
import { JobDescription } from '../../../entities/job/components/JobDescription';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { EmployerJobActions } from './EmployerJobActions';
import { JobActivity } from './JobActivity';
import { JobPlace } from './JobPlace';
import { MissingPay } from './MissingPay';
import { boardStyles } from '../../../shared/ui/board-styles';

const FIGURES = [
  { id: 'views', of: (job: OwnJob) => job.viewCount },
  { id: 'applications', of: (job: OwnJob) => job.applicationCount },
  { id: 'hired', of: (job: OwnJob) => job.hiredCount },
] as const;

/** A summary of the job: its status, its results, its actions, and its text on request. */
export function JobSummary({ job }: { job: OwnJob }) {
  const { t } = useTranslation('manage-job');
  const words = useJobWords();
  const format = useFormat();
  const [textShown, setTextShown] = useState(false);
  const textId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={`${textId}-summary`}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        alignContent: 'start',
        p: { xs: 2, md: 2.5 },
        ...boardStyles,
      }}
    >
      <Box component="h2" id={`${textId}-summary`} sx={visuallyHidden}>
        {t('summary')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <JobStatus status={job.status} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {job.isActive
            ? t('until', { date: format.day(new Date(job.expiresAt)) })
            : t('posted', { when: format.relative(new Date(job.createdAt)) })}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.75rem), 1fr))', m: 0 }}
      >
        {FIGURES.map(({ id, of }) => (
          <Box key={id} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem', lineHeight: 1.3 }}>
              {t(`figures.${id}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.3 }}>
              {format.number(of(job))}
            </Box>
          </Box>
        ))}
      </Box>
      <MissingPay job={job} />
      <JobPlace job={job} />
      <EmployerJobActions job={job} />
      <JobActivity job={job} />
      <Box sx={{ borderTop: '1px solid', borderColor: 'divider', mb: -1 }}>
        <Button
          color="inherit"
          aria-expanded={textShown}
          aria-controls={textId}
          onClick={() => setTextShown(!textShown)}
          endIcon={<ExpandMoreIcon sx={{ transform: textShown ? 'rotate(180deg)' : 'none' }} />}
          sx={{ mx: -1, px: 1, width: 'calc(100% + 16px)', justifyContent: 'space-between', color: 'text.secondary' }}
        >
          {t('details')}
        </Button>
        <Box id={textId} hidden={!textShown} sx={{ pt: 1, pb: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{words.pay(job)}</Typography>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>
            {joinFacts(words.jobType(job.jobType), job.hoursPerWeek !== null && words.hours(job.hoursPerWeek))}
          </Typography>
          <JobDescription job={job} heading="h3" />
        </Box>
      </Box>
    </Box>
  );
}
