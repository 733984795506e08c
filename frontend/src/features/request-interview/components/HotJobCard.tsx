import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import FireIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { HotJob } from '@nukkad/domain/insights';
import { requestedInterviewTime } from '@nukkad/domain/interviews';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock/server-clock';
import { useFormat } from '../../../shared/i18n/format';
import { useAskForInterview } from '../../../shared/interviews/useAskForInterview';
import { JobCard } from '../../../shared/jobs/JobCard';
import { JobDescription } from '../../../shared/jobs/JobDescription';

/** A job that many people near by look at, with the quickest way to meet its employer: in person, a day from now. */
export function HotJobCard({ job, asked, onSeen }: { job: HotJob; asked: boolean; onSeen: () => void }) {
  const { t } = useTranslation('request-interview');
  const format = useFormat();
  const ask = useAskForInterview();
  const [open, setOpen] = useState(false);
  const [now] = useState(serverNow);
  const interest = [
    job.recentViews > 0 && t('hot.views', { count: job.recentViews }),
    job.recentApplications > 0 && t('hot.applications', { count: job.recentApplications }),
  ].filter(Boolean);
  const toggle = () => {
    if (!open) onSeen();
    setOpen(!open);
  };
  return (
    <JobCard job={job} expanded={open} onOpen={toggle}>
      {open && (
        <Box sx={{ mt: 1.5, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
          <JobDescription job={job} heading="h4" />
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 1, fontWeight: 550 }}>
        <FireIcon aria-hidden fontSize="small" sx={{ color: 'warning.main' }} />
        {interest.join(' · ')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 1.5 }}>
        {asked ? (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              minHeight: 48,
              color: 'success.main',
              fontWeight: 600,
            }}
          >
            <CheckIcon aria-hidden />
            {t('hot.asked')}
          </Box>
        ) : (
          <>
            <Button
              variant="contained"
              startIcon={<EventIcon />}
              disabled={ask.sending}
              aria-label={t('hot.quickFor', { title: job.title })}
              onClick={() => void ask.forJob(job.id, 'in-person')}
            >
              {t('hot.quick')}
            </Button>
            <Box component="span" sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
              {t('hot.quickHint', { when: format.when(requestedInterviewTime(new Date(now))) })}
            </Box>
          </>
        )}
      </Box>
    </JobCard>
  );
}
