import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import type { AiJob } from '@nukkad/domain/ai-jobs';
import { useTranslation } from 'react-i18next';
import { JobCard } from '../../../shared/jobs/JobCard';
import { MatchBar } from './MatchBar';

/** A job with how well it fits and why. */
export function AiJobCard({ job, applied, onOpen }: { job: AiJob; applied: boolean; onOpen: () => void }) {
  const { t } = useTranslation('ai-jobs');
  return (
    <JobCard
      job={job}
      onOpen={onOpen}
      corner={
        <Box
          sx={{
            flexShrink: 0,
            px: 1.25,
            py: 0.5,
            borderRadius: '8px',
            bgcolor: 'primary.tint',
            color: 'primary.text',
            fontWeight: 650,
            lineHeight: 1.3,
            textAlign: 'center',
          }}
        >
          {t('match.score', { score: job.matchScore })}
        </Box>
      }
    >
      <MatchBar score={job.matchScore} reasons={job.matchReasons} />
      {applied && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 1, color: 'success.main' }}>
          <CheckIcon aria-hidden fontSize="small" />
          {t('details.applied')}
        </Box>
      )}
    </JobCard>
  );
}
