import CallIcon from '@mui/icons-material/CallOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Job } from '@nukkad/api-client/generated/api.gen';
import type { AiJob } from '@nukkad/domain/ai-jobs';
import type { InterviewMode } from '@nukkad/domain/interviews';
import { useTranslation } from 'react-i18next';
import { useAskForInterview } from '../../../shared/interviews/useAskForInterview';
import { JobDescription } from '../../../shared/jobs/JobDescription';
import { JobFacts } from '../../../shared/jobs/JobFacts';
import { useJobWords } from '../../../shared/jobs/useJobWords';
import { ShareJob } from '../../../shared/share/ShareJob';
import { ReportJob } from '../../../shared/jobs/ReportJob';
import { Sheet } from '../../../shared/ui/Sheet';
import { MatchReasons } from './MatchReasons';

const MODES: readonly { mode: InterviewMode; icon: typeof CallIcon }[] = [
  { mode: 'in-person', icon: PersonIcon },
  { mode: 'phone', icon: CallIcon },
];

interface Props {
  /** How well it fits is known of a job of the list alone. */
  job: Job & Partial<Pick<AiJob, 'matchScore' | 'matchReasons'>>;
  applied: boolean;
  /** An interview for this job was asked for and still stands. */
  asked: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** All about one job, and what can be done next: ask for an interview or apply. */
export function JobDetails({ job, applied, asked, onApply, onClose }: Props) {
  const { t } = useTranslation('ai-jobs');
  const interviews = useAskForInterview();
  const words = useJobWords();
  const ask = async (mode: InterviewMode) => {
    if (await interviews.forJob(job.id, mode, t('details.interview.failed'))) onClose();
  };
  const note = (text: string) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 48, color: 'success.main' }}>
      <CheckIcon aria-hidden />
      {text}
    </Box>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={job.title}
      subtitle={job.company}
      actions={
        <Box sx={{ display: 'grid', gap: 1, width: '100%', gridTemplateColumns: asked ? '1fr' : '1fr 1fr' }}>
          {asked
            ? note(t('details.asked'))
            : MODES.map(({ mode, icon: Icon }) => (
                <Button
                  key={mode}
                  variant="contained"
                  startIcon={<Icon />}
                  disabled={interviews.sending}
                  onClick={() => void ask(mode)}
                  sx={{ px: 1, '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
                >
                  {t(`details.interview.${mode}`)}
                </Button>
              ))}
          <Box sx={{ gridColumn: '1 / -1' }}>
            {applied ? (
              note(t('details.applied'))
            ) : (
              <Button variant="outlined" fullWidth onClick={onApply}>
                {t('details.apply')}
              </Button>
            )}
          </Box>
        </Box>
      }
    >
      <JobFacts job={job} />
      <Box sx={{ mt: 2 }}>
        <ShareJob job={{ id: job.id, title: job.title, pay: words.pay(job), place: job.location }} />
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <JobDescription job={job} heading="h3" />
      </Box>
      {job.matchScore !== undefined && job.matchReasons && (
        <MatchReasons score={job.matchScore} reasons={job.matchReasons} />
      )}
      <ReportJob job={job} />
    </Sheet>
  );
}
